// Making a room and sitting down in one. The seat's secrets are kept on the device before the server hears
// of them, so that a request whose answer got lost can be made again and gives the same seat.
import { here, type Here } from './here';
import { requested } from './refusals';
import { keepSeat, newSeat, seatIn, type Seated } from './seats';
import { chainsOf, freshSecrets, roomOf, type Secrets } from './secrets';
import type { Hex, Outcome, Wanted } from './types';

const post = (here: Here, path: string, body: object) =>
  requested(
    here.connection.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

// The last try that was not answered: the same wish again means the same room.
let unanswered: { wish: string; secrets: Secrets } | null = null;

export async function makeRoom(here: Here, wanted: Wanted): Promise<Outcome<{ room: string }>> {
  const wish = JSON.stringify(wanted);
  const secrets = unanswered?.wish === wish ? unanswered.secrets : freshSecrets();
  unanswered = { wish, secrets };
  const { anchors } = await chainsOf(secrets.key);
  const chairs = wanted.chairs.map((chair) =>
    chair.kind === 'me' ? { ...chair, token: secrets.token, anchors } : chair,
  );
  const name = wanted.chairs.flatMap((chair) => (chair.kind === 'me' ? [chair.name] : []))[0] ?? '';
  const seat = newSeat(roomOf(secrets.token), secrets, name);
  const storage = await here.storage;
  await keepSeat(storage, seat);
  const made = await post(here, 'api/rooms', { ...wanted, chairs });
  if (!made.ok) {
    if (made.refused.code !== 'unreachable') {
      unanswered = null;
      await storage.remove('seats', seat.room);
    }
    return made;
  }
  unanswered = null;
  const {
    room,
    chair,
    invites: secret,
  } = made.body as {
    room: string;
    chair: number | null;
    invites: Hex[]; // of the open chairs, in their order
  };
  const open = secret.values();
  const invites = wanted.chairs.map(({ kind }) =>
    kind === 'open' ? (open.next().value ?? null) : null,
  );
  if (room !== seat.room) await storage.remove('seats', seat.room);
  await keepSeat(storage, { ...seat, room, chair, invites });
  here.say(room);
  return { ok: true, room };
}

export async function takeChair(
  here: Here,
  room: string,
  name: string,
  invite: Hex | null,
): Promise<Outcome<{ seat: Seated }>> {
  const storage = await here.storage;
  const begun = await seatIn(storage, room);
  // A try whose answer got lost goes on; a seat that is somebody else's by now is no seat any more.
  const seat = begun?.chair === null ? { ...begun, name } : newSeat(room, freshSecrets(), name);
  const { anchors } = await chainsOf(seat.key);
  await keepSeat(storage, seat);
  const body = { name, token: seat.token, anchors, ...(invite ? { invite } : {}) };
  const sat = await post(here, `api/rooms/${room}/chairs`, body);
  if (!sat.ok) {
    if (sat.refused.code !== 'unreachable') await storage.remove('seats', room);
    return sat;
  }
  const seated: Seated = { ...seat, chair: sat.body['chair'] as number };
  await keepSeat(storage, seated);
  here.say(room);
  return { ok: true, seat: seated };
}

// A seat that comes from another device.
export async function bringSeat(here: Here, room: string, secrets: Secrets): Promise<void> {
  const storage = await here.storage;
  const known = await seatIn(storage, room);
  if (known?.token === secrets.token && known.key === secrets.key) return;
  await keepSeat(storage, newSeat(room, secrets, ''));
  here.say(room);
}

// Whether there are rooms where these pages come from. A host that does not answer may have some.
export async function hasRooms(at: Here = here()): Promise<boolean> {
  const told = await requested(at.connection.request('api/rooms?listed'));
  return told.ok || told.refused.code !== 'no_rooms';
}
