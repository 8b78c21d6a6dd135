// An action taken apart as docs/notation.md writes it, so that it can be drawn and told.

export type Deed =
  | { kind: 'roll'; dice: [number, number] }
  | { kind: 'use'; points: number }
  | { kind: 'step'; from: string; to: string }
  | { kind: 'new' | 'take' | 'start'; space: string }
  | { kind: 'end' | 'pass' };

export function deedOf(action: string): Deed {
  if (action === 'end' || action === 'pass') return { kind: action };
  if (action.startsWith('roll ')) {
    return { kind: 'roll', dice: [Number(action[5]), Number(action[6])] };
  }
  if (action.startsWith('use ')) return { kind: 'use', points: Number(action.slice(4)) };
  if (action.startsWith('+')) return { kind: 'new', space: action.slice(1) };
  if (action.startsWith('x')) return { kind: 'take', space: action.slice(1) };
  if (action.startsWith('@')) return { kind: 'start', space: action.slice(1) };
  const [from = '', to = ''] = action.split('-');
  return { kind: 'step', from, to };
}
