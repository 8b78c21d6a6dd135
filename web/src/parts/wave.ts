// Soft wooden sounds, made on the spot: a knock for a move, a rattle for dice, two notes for the end.
export type Sound = 'move' | 'roll' | 'end';
interface Knock {
  at: number; // seconds
  pitch: number; // of its beginning, in hertz; it falls by an octave
  loudness: number;
}

const kRate = 22_050; // samples a second
const kFall = 0.09; // seconds
const kFade = 0.14;

const kSounds: Record<Sound, Knock[]> = {
  move: [{ at: 0, pitch: 220, loudness: 0.12 }],
  roll: [0, 0.05, 0.11, 0.2].map((at) => ({ at, pitch: 340, loudness: 0.06 })),
  end: [
    { at: 0, pitch: 294, loudness: 0.12 },
    { at: 0.18, pitch: 392, loudness: 0.12 },
  ],
};

function add(samples: Float32Array, { at, pitch, loudness }: Knock): void {
  const first = Math.round(at * kRate);
  let phase = 0;
  for (let i = 0; i < kFade * kRate; ++i) {
    const time = i / kRate;
    const triangle = 1 - 4 * Math.abs(((phase + 0.25) % 1) - 0.5);
    samples[first + i]! += triangle * loudness * (0.001 / loudness) ** (time / kFade);
    phase += (pitch * 0.5 ** Math.min(1, time / kFall)) / kRate;
  }
}

// The bytes of a WAV file: one channel, 16 bits a sample.
export function wave(what: Sound): ArrayBuffer {
  const knocks = kSounds[what];
  const length = Math.ceil((Math.max(...knocks.map(({ at }) => at)) + kFade + 0.01) * kRate);
  const samples = new Float32Array(length);
  for (const knock of knocks) add(samples, knock);
  const file = new DataView(new ArrayBuffer(44 + 2 * length));
  const name = (at: number, text: string) =>
    [...text].forEach((letter, i) => file.setUint8(at + i, letter.charCodeAt(0)));
  const number = (at: number, value: number) => file.setUint32(at, value, true);
  name(0, 'RIFF');
  number(4, 36 + 2 * length);
  name(8, 'WAVEfmt ');
  number(16, 16);
  number(20, 0x0001_0001); // plain samples, one channel
  number(24, kRate);
  number(28, 2 * kRate);
  number(32, 0x0010_0002); // bytes and bits of a sample
  name(36, 'data');
  number(40, 2 * length);
  samples.forEach((sample, i) => file.setInt16(44 + 2 * i, Math.round(sample * 32_767), true));
  return file.buffer as ArrayBuffer;
}
