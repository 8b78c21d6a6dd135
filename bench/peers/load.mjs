// The load of bench/room_load on another server: tables of two clients with 2 KB of state that move at
// a given rate. Prints the same lines of JSON.
//   node load.mjs boardgame.io|colyseus [--store memory|file] [--tables N] [--rate N] [--seconds N]
//                 [--search] [--idle SOCKETS] [--port N]
// Needs `npm ci` in this folder.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as boardgame from './boardgame_client.mjs';
import * as colyseus from './colyseus_client.mjs';
import { pause, ServerProcess } from './server_process.mjs';
import { Measured, quantile, Table } from './table.mjs';

// As in bench/room_load.
const kStep = 1.2;
const kMostMilliseconds = 100;
const kNearly = 0.98;
const kDrainMilliseconds = 10_000;
const kSettleMilliseconds = 12_000;
// Rooms that are made at the same time.
const kMakers = 16;

const peers = { 'boardgame.io': boardgame, colyseus };
const wanted = options();
const peer = peers[wanted.peer];
let server;

function complain(what) {
  console.error(what);
  process.exit(2);
}

function options() {
  const number = (value) => ({ type: 'string', default: String(value) });
  let parsed;
  try {
    parsed = parseArgs({
      allowPositionals: true,
      options: {
        store: { type: 'string', default: 'memory' },
        tables: number(1000),
        rate: number(1000),
        seconds: number(10),
        idle: number(0),
        port: number(18331),
        search: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    complain(error.message);
  }
  const { values, positionals } = parsed;
  const [name] = positionals;
  if (positionals.length !== 1 || !peers[name]) {
    complain(`expected one of ${Object.keys(peers).join(', ')}`);
  }
  if (!peers[name].stores.includes(values.store)) {
    complain(`--store of ${name} is one of ${peers[name].stores.join(', ')}`);
  }
  for (const option of ['tables', 'rate', 'seconds', 'idle', 'port']) {
    const given = Number(values[option]);
    const least = ['tables', 'idle'].includes(option) ? 0 : 0.1;
    if (!(given >= least)) complain(`--${option} expects a number, not "${values[option]}"`);
    values[option] = given;
  }
  return { peer: name, ...values };
}

function say(result) {
  console.log(JSON.stringify(result));
}

const rounded = (value) => Math.round(value * 100) / 100;

// `make` so many times, a few of them at once.
async function several(count, make) {
  const made = [];
  let left = count;
  const maker = async () => {
    while (left-- > 0) made.push(await make(made.length));
  };
  await Promise.all(Array.from({ length: kMakers }, maker));
  return made;
}

// Sockets that do nothing. Those of Colyseus have a room, two to each.
async function holdIdle() {
  const before = server.memory();
  let lost = 0;
  const open = (seat) =>
    peer.Client.open(
      wanted.port,
      seat,
      () => {},
      () => ++lost,
    );
  const pairs = await several(Math.ceil(wanted.idle / 2), async () => {
    const seats = peer === colyseus ? await peer.makeRoom(wanted.port) : [null, null];
    return [await open(seats[0]), await open(seats[1])];
  });
  await pause(kSettleMilliseconds);
  const bytes = (server.memory() - before) / (2 * pairs.length);
  say({ idle: 2 * pairs.length, lost, bytes: Math.round(bytes) });
  for (const client of pairs.flat()) client.close();
  await pause(1000);
}

async function drain(tables, measured) {
  for (const end = performance.now() + kDrainMilliseconds; measured.underWay > 0;) {
    if (performance.now() > end) break;
    await pause(5);
  }
  for (const table of tables) table.giveUp();
}

// Moves at this rate; what is late counts from when it was due. Whether 99 of 100 took at most
// 100 ms. Rooms are new for each rate, as games end.
async function measure(rate) {
  const measured = new Measured();
  const tables = await several(wanted.tables, () => Table.open(peer, wanted.port, measured));
  await pause(1000);
  const processor = server.processorTime();
  const own = process.cpuUsage();
  const begin = performance.now();
  const total = Math.floor(rate * wanted.seconds);
  const passed = () => (performance.now() - begin) / 1000;
  let sent = 0;
  let next = 0;
  const readyTable = () => {
    for (let tried = 0; tried < tables.length; ++tried) {
      const table = tables[next++ % tables.length];
      if (table.ready()) return table;
    }
    return null;
  };
  while (sent < total && passed() < 2 * wanted.seconds) {
    const due = Math.min(total, Math.floor(passed() * rate) + 1); // the first one at once
    for (let table; sent < due && (table = readyTable()); ++sent) {
      table.move(begin + (1000 * sent) / rate);
    }
    await pause(1);
  }
  const took = passed();
  const serverCores = (server.processorTime() - processor) / took;
  const { user, system } = process.cpuUsage(own);
  await drain(tables, measured);
  const fine = report(rate, sent / took, measured, serverCores, (user + system) / 1e6 / took);
  for (const table of tables) table.close();
  await pause(500);
  return fine;
}

function report(rate, reached, measured, serverCores, loadCores) {
  const [ack, opponent] = [measured.toAnswer, measured.toOpponent];
  const fine =
    quantile(ack, 0.99) <= kMostMilliseconds &&
    quantile(opponent, 0.99) <= kMostMilliseconds &&
    reached >= kNearly * rate &&
    measured.unanswered === 0 &&
    measured.lost === 0;
  say({
    wanted: Math.round(rate),
    sent: Math.round(reached),
    ack_p50: rounded(quantile(ack, 0.5)),
    ack_p99: rounded(quantile(ack, 0.99)),
    opponent_p50: rounded(quantile(opponent, 0.5)),
    opponent_p99: rounded(quantile(opponent, 0.99)),
    answered: ack.length,
    unanswered: measured.unanswered,
    refused: 0,
    lost: measured.lost,
    server_cores: rounded(serverCores),
    load_cores: rounded(loadCores),
    fine,
  });
  return fine;
}

// Raises the rate until it is missed twice in a row.
async function search() {
  let highest = 0;
  for (let rate = wanted.rate, missed = 0; missed < 2;) {
    if (await measure(rate)) {
      highest = rate;
      rate *= kStep;
      missed = 0;
    } else {
      ++missed;
    }
  }
  say({ highest: Math.round(highest) });
}

const folder = wanted.store === 'file' ? mkdtempSync(join(tmpdir(), 'peer-')) : null;
process.on('exit', () => folder && rmSync(folder, { recursive: true, force: true }));
server = await ServerProcess.start(peer.server, wanted.port, ...(folder ? [folder] : []));
if (wanted.idle > 0) await holdIdle();
if (wanted.tables > 0) await (wanted.search ? search() : measure(wanted.rate));
process.exit(0);
