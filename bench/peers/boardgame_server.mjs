// boardgame.io as its documentation sets it up: a server with lobby and credentials, matches in
// memory or in its file store, the whole state to both players after every move.
//   node boardgame_server.mjs PORT [FOLDER]
import { createRequire } from 'node:module';
import { cellAfter, startCells } from './state.mjs';

const { Server, FlatFile } = createRequire(import.meta.url)('boardgame.io/server');

const game = {
  name: 'cells',
  setup: () => ({ cells: startCells() }),
  moves: {
    put: ({ G }, cell, number) => {
      G.cells[cell] = cellAfter(number);
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [game],
  origins: [],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
// The port goes to the listening socket as it is, so it may bring the address with it.
await server.run({ port: { port: Number(port), host: '127.0.0.1' } });
