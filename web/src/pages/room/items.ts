// What the menu of a game in a room offers: asking the others for something, the own seat, the record.
import type { GameName } from '../../engine/protocol';
import type { RoomClient } from '../../network/room.svelte';
import type { Chair, OfferKind, Outcome } from '../../network/types';
import type { Item } from '../../parts/Menu.svelte';
import type { RoomWords } from '../../words/room';
import { words } from '../../words/words.svelte';
import { go } from '../route.svelte';
import { kUsualLevel } from '../setups';

// What is asked back before it is done.
export type Question = 'resign' | 'leave' | 'cannotOpen';

export interface Asks {
  over: boolean;
  stillIn: boolean; // I play, and have not gone out
  game: GameName;
  do(outcome: Promise<Outcome>): void;
  ask(what: Question): void;
  move(): void;
  tell: (() => void) | null; // when it is my turn, where the device can and does not yet
  watchLink: (() => void) | null; // where others may watch
  save(): void;
}

export const asked = (room: RoomClient, offer: OfferKind, about: number | null = null): boolean =>
  room.offers.some((one) => one.offer === offer && (about === null || one.about === about));

function aboutOther(room: RoomClient, { chair, name }: Chair, say: RoomWords, asks: Asks): Item[] {
  return [
    {
      name: say.offers.replace.ask(name),
      icon: 'computer',
      disabled: asked(room, 'replace', chair),
      do: () => asks.do(room.offer('replace', chair, kUsualLevel)),
    },
    {
      name: say.offers.reseat.ask(name),
      icon: 'link',
      disabled: asked(room, 'reseat', chair),
      do: () => asks.do(room.offer('reseat', chair)),
    },
  ];
}

// What whoever plays may ask the others for.
function offersOf(room: RoomClient, say: RoomWords, asks: Asks): Item[] {
  const others = room.chairs.filter(({ kind, mine }) => kind === 'person' && !mine);
  const offer = (kind: 'draw' | 'hints', icon: 'draw' | 'hint'): Item => ({
    name: say.offers[kind].ask,
    icon,
    disabled: asked(room, kind),
    do: () => asks.do(room.offer(kind)),
  });
  // The computer does not agree to draws.
  const peopleAlone = room.chairs.every(({ kind }) => kind === 'person');
  return [
    ...(peopleAlone ? [offer('draw', 'draw')] : []),
    ...(room.hints ? [] : [offer('hints', 'hint')]),
    ...others
      .filter(({ connected }) => !connected)
      .flatMap((one) => aboutOther(room, one, say, asks)),
  ];
}

export function itemsOf(room: RoomClient, say: RoomWords, asks: Asks): Item[] {
  const { play, nav } = words().common;
  const stuck =
    asks.stillIn && room.duel?.mine && room.duel.blocked !== null && !room.duel.unopened;
  return [
    ...(asks.stillIn ? offersOf(room, say, asks) : []),
    ...(room.mySeat === null
      ? []
      : [{ name: say.actions.move, icon: 'device' as const, do: asks.move }]),
    ...(asks.stillIn && asks.tell
      ? [{ name: say.mine.notify, icon: 'bell' as const, do: asks.tell }]
      : []),
    ...(asks.watchLink
      ? [{ name: say.invite.watch, icon: 'watch' as const, do: asks.watchLink }]
      : []),
    // In a window of their own: the table stays where it is, and the device at it.
    {
      name: nav.rules,
      icon: 'rules',
      do: () => open(`#/rules/${asks.game}`, '_blank', 'noopener'),
    },
    { name: play.save, icon: 'save', do: asks.save },
    ...(asks.over
      ? [
          {
            name: say.actions.newTable,
            icon: 'newGame' as const,
            do: () => go(`/together/${asks.game}`),
          },
        ]
      : []),
    ...(stuck
      ? [
          {
            name: say.line.cannotOpen,
            icon: 'sealedEnvelope' as const,
            do: () => asks.ask('cannotOpen'),
          },
        ]
      : []),
    ...(asks.stillIn && room.early
      ? [{ name: say.actions.leave, icon: 'leave' as const, do: () => asks.ask('leave') }]
      : []),
    ...(asks.stillIn
      ? [{ name: play.giveUp, icon: 'resign' as const, do: () => asks.ask('resign') }]
      : []),
  ];
}
