// A player of boardgame.io, by as little of Socket.IO as that takes: the library's own client would
// spend more on reading states than the server on making them.
import WebSocket from 'ws';
import { post } from './http.mjs';
import { kCells } from './state.mjs';

export const server = 'boardgame_server.mjs';
export const stores = ['memory', 'file'];

// Of both players.
export async function makeRoom(port) {
  const { matchID } = await post(port, '/games/cells/create', { numPlayers: 2 });
  const join = (playerID) =>
    post(port, `/games/cells/${matchID}/join`, { playerID, playerName: `Player ${playerID}` });
  const joined = [await join('0'), await join('1')];
  return joined.map(({ playerID, playerCredentials }) => ({
    matchID,
    playerID,
    credentials: playerCredentials,
  }));
}

const kConnected = '40/cells,';
const kSync = '42/cells,["sync",';
const kUpdate = '42/cells,["update",';

export class Client {
  // `heard` is called with every new state, `lost` when the socket breaks. Without a seat it only
  // listens.
  static open(port, seat, heard, lost) {
    return new Promise((ready, failed) => {
      const client = new Client();
      client.seat = seat;
      client.state = 0;
      client.socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
        perMessageDeflate: false,
      });
      client.socket.on('message', (bytes) => client.hear(bytes.toString(), ready, heard));
      client.socket.on('error', failed);
      client.socket.on('close', lost);
    });
  }

  hear(text, ready, heard) {
    if (text.startsWith(kUpdate)) {
      this.state = Number(/"_stateID":(\d+)/.exec(text)[1]);
      heard(this, true);
    } else if (text === '2') {
      this.socket.send('3'); // a ping
    } else if (text.startsWith('0')) {
      this.socket.send(kConnected);
    } else if (text.startsWith(kConnected)) {
      if (this.seat) this.say('sync', this.seat.matchID, this.seat.playerID, this.seat.credentials);
      else ready(this);
    } else if (text.startsWith(kSync)) {
      ready(this);
    }
  }

  say(...words) {
    this.socket.send(`42/cells,${JSON.stringify(words)}`);
  }

  move(number) {
    const { matchID, playerID, credentials } = this.seat;
    const args = [number % kCells, number];
    const payload = { type: 'put', args, playerID, credentials };
    this.say('update', { type: 'MAKE_MOVE', payload }, this.state, matchID, playerID);
  }

  close() {
    this.socket.removeAllListeners('close');
    this.socket.terminate();
  }
}
