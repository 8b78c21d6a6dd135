// A room with two clients at it: one moves when it is told to, and it is noted when who moved has the
// answer and when the other one has heard of it.
export class Measured {
  toAnswer = [];
  toOpponent = [];
  underWay = 0;
  unanswered = 0;
  lost = 0;
}

export function quantile(times, share) {
  const sorted = Float64Array.from(times).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export class Table {
  #clients = [];
  #measured;
  #moves = 0;
  #mover = 0;
  #sent = null; // while a move is under way
  #answered = false;
  #heard = false;

  static async open(peer, port, measured) {
    const table = new Table();
    table.#measured = measured;
    const seats = await peer.makeRoom(port);
    for (const seat of seats) {
      const hear = (client, answer) => table.#hear(client, answer);
      const lost = () => ++measured.lost;
      table.#clients.push(await peer.Client.open(port, seat, hear, lost));
    }
    return table;
  }

  ready() {
    return this.#sent === null;
  }

  // The time counts from `due`.
  move(due) {
    this.#sent = due;
    this.#answered = false;
    this.#heard = false;
    ++this.#measured.underWay;
    this.#mover = this.#moves % 2;
    this.#clients[this.#mover].move(++this.#moves);
  }

  #hear(client, answer) {
    if (this.#sent === null) return;
    const mine = client === this.#clients[this.#mover];
    if (mine && answer && !this.#answered) {
      this.#measured.toAnswer.push(performance.now() - this.#sent);
      this.#answered = true;
    } else if (!mine && !this.#heard) {
      this.#measured.toOpponent.push(performance.now() - this.#sent);
      this.#heard = true;
    }
    if (this.#answered && this.#heard) this.#finish();
  }

  #finish() {
    this.#sent = null;
    --this.#measured.underWay;
  }

  // Waits no longer for what is under way.
  giveUp() {
    if (this.#sent === null) return;
    ++this.#measured.unanswered;
    const passed = performance.now() - this.#sent;
    if (!this.#answered) this.#measured.toAnswer.push(passed);
    if (!this.#heard) this.#measured.toOpponent.push(passed);
    this.#finish();
  }

  close() {
    for (const client of this.#clients) client.close();
  }
}
