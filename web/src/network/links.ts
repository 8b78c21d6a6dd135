// Links to rooms (docs/network.md, Links). Everything that tells something stands behind the '#', so it
// reaches no server and no log.
import type { Hex } from './types';
import type { Secrets } from './secrets';

// `page` is the address of the pages, as `Here.page` has it.
export const roomLink = (page: string, room: string): string => `${page}#/room/${room}`;
export const inviteLink = (page: string, room: string, invite: Hex): string =>
  `${roomLink(page, room)}/${invite}`;
// Whoever has this link plays at that seat.
export const seatLink = (page: string, room: string, { token, key }: Secrets): string =>
  `${page}#/seat/${room}/${token}/${key}`;

// Whether a link leads nowhere on any other device.
export const onlyHere = (link: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(link).hostname);

export const isRoom = (text: string | undefined): text is string =>
  /^[0-9a-f]{32}$/.test(text ?? '');
export const isSecret = (text: string | undefined): text is Hex =>
  /^[0-9a-f]{64}$/.test(text ?? '');
