// Colyseus with a room of two clients and a schema of the same cells. Patches go out with every move
// instead of every 50 ms, and who moved is told by a message; it keeps nothing on disk.
//   node colyseus_server.mjs PORT
import { Room, Server } from '@colyseus/core';
import { ArraySchema, schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { cellAfter, startCells } from './state.mjs';

const Cells = schema({ turn: 'number', cells: ['string'] });

class CellsRoom extends Room {
  onCreate() {
    this.maxClients = 2;
    this.patchRate = null;
    const state = new Cells();
    state.turn = 0;
    state.cells = new ArraySchema(...startCells());
    this.state = state;
    this.onMessage('put', (client, [cell, number]) => this.put(client, cell, number));
  }

  put(client, cell, number) {
    if (this.clients.indexOf(client) !== this.state.turn) return;
    this.state.cells[cell] = cellAfter(number);
    this.state.turn = 1 - this.state.turn;
    client.send('done', number);
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('cells', CellsRoom);
await server.listen(Number(process.argv[2]), '127.0.0.1');
