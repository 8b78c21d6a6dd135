// A player of Colyseus, by as little of its protocol as that takes: what a patch changes is not
// decoded.
import { pack } from '@colyseus/msgpackr';
import WebSocket from 'ws';
import { post } from './http.mjs';
import { kCells } from './state.mjs';

export const server = 'colyseus_server.mjs';
export const stores = ['memory'];

// The first bytes of messages.
const kJoin = 10;
const kMessage = 13;
const kState = 14;
const kPatch = 15;

// Of both players. A socket has to come for each within 15 s.
export async function makeRoom(port) {
  const first = await reserve(port, '/matchmake/create/cells');
  const second = await reserve(port, `/matchmake/joinById/${first.room.roomId}`);
  return [first, second].map(({ room, sessionId }) => ({
    path: `${room.processId}/${room.roomId}?sessionId=${sessionId}`,
  }));
}

async function reserve(port, path) {
  const seat = await post(port, path, {});
  if (seat.error) throw new Error(`${path}: ${seat.error}`);
  return seat;
}

export class Client {
  // `heard` is called with every patch, and with `true` as its second argument for the answer to a
  // move; `lost` when the socket breaks.
  static open(port, seat, heard, lost) {
    return new Promise((ready, failed) => {
      const client = new Client();
      client.socket = new WebSocket(`ws://127.0.0.1:${port}/${seat.path}`, {
        perMessageDeflate: false,
      });
      client.socket.on('message', (bytes) => {
        if (bytes[0] === kPatch) heard(client, false);
        else if (bytes[0] === kMessage) heard(client, true);
        else if (bytes[0] === kState) ready(client);
        else if (bytes[0] === kJoin) client.socket.send(Buffer.of(kJoin));
        else failed(new Error(`Colyseus says ${bytes}`));
      });
      client.socket.on('error', failed);
      client.socket.on('close', lost);
    });
  }

  move(number) {
    const name = Buffer.from('put');
    const fields = pack([number % kCells, number]);
    this.socket.send(Buffer.concat([Buffer.of(kMessage, 0xa0 + name.length), name, fields]));
  }

  close() {
    this.socket.removeAllListeners('close');
    this.socket.terminate();
  }
}
