"""The build backend of pyproject.toml: it has CMake build the module and zips a wheel of it (PEP 517, PEP 427).

It needs a compiler, CMake, Ninja, pybind11 and nlohmann-json of the system, and no package of an index.
"""

import base64
import hashlib
import os
import pathlib
import re
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAME = "menagerie"


def _version():
    found = re.search(r"project\(menagerie VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text())
    return found.group(1)


def _tag():
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{python}-{python}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


def _metadata():
    return (
        f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {_version()}\n"
        "Summary: Tokan, Two Paths and Totem for learning and research\n"
        "License: MIT\nRequires-Python: >=3.9\nRequires-Dist: numpy\n"
    )


def _run(*command):
    subprocess.run([str(part) for part in command], cwd=ROOT, check=True)


def _build(folder):
    """The package's folder, built for the Python that runs this, below `folder`."""
    build = pathlib.Path(os.environ.get("MENAGERIE_WHEEL_BUILD") or folder / "build")
    _run(
        "cmake", "-S", ROOT, "-B", build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", "-DMENAGERIE_PYTHON=ON",
        "-DMENAGERIE_PYTHON_WHEEL=ON", "-DMENAGERIE_TESTS=OFF", "-DCMAKE_POSITION_INDEPENDENT_CODE=ON",
        f"-DPython_EXECUTABLE={sys.executable}",
    )  # fmt: skip
    _run("cmake", "--build", build, *os.environ.get("MENAGERIE_WHEEL_OPTIONS", "").split())
    _run("cmake", "--install", build, "--prefix", folder / "wheel", "--strip")
    return folder / "wheel"


def _record_line(name, data):
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}\n"


def get_requires_for_build_wheel(config_settings=None):
    return []


def get_requires_for_build_sdist(config_settings=None):
    return []


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    info = pathlib.Path(metadata_directory) / f"{NAME}-{_version()}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(_metadata())
    return info.name


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    name = f"{NAME}-{_version()}-{_tag()}.whl"
    info = f"{NAME}-{_version()}.dist-info"
    with tempfile.TemporaryDirectory() as made:
        files = _build(pathlib.Path(made))
        members = {str(file.relative_to(files)): file.read_bytes() for file in sorted(files.rglob("*")) if file.is_file()}
    members[f"{info}/METADATA"] = _metadata().encode()
    members[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: menagerie\nRoot-Is-Purelib: false\nTag: {_tag()}\n".encode()
    members[f"{info}/LICENSE"] = (ROOT / "LICENSE").read_bytes()
    record = "".join(_record_line(member, data) for member, data in members.items())
    members[f"{info}/RECORD"] = (record + f"{info}/RECORD,,\n").encode()
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for member, data in members.items():
            wheel.writestr(zipfile.ZipInfo(member, (2024, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)
    return name


def build_sdist(sdist_directory, config_settings=None):
    base = f"{NAME}-{_version()}"
    parts = ["CMakeLists.txt", "CMakePresets.json", "LICENSE", "pyproject.toml", "cmake", "docs/python.md", "examples/python", "src"]
    with tarfile.open(pathlib.Path(sdist_directory) / f"{base}.tar.gz", "w:gz") as archive:
        for part in parts:
            archive.add(ROOT / part, f"{base}/{part}")
        info = pathlib.Path(sdist_directory) / "PKG-INFO"
        info.write_text(_metadata())
        archive.add(info, f"{base}/PKG-INFO")
        info.unlink()
    return f"{base}.tar.gz"
