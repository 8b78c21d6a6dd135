import type en from '../en/network';

export default {
  refusals: {
    unreachable: 'Zum Server führt gerade kein Weg. Versuche es gleich noch einmal.',
    rolling: 'Die Würfel sind unterwegs. Warte erst, was sie zeigen.',
    misfit:
      'Etwas, was der Server gesagt hat, kann nicht stimmen. Darum gibt dieses Gerät nichts mehr von seinen Geheimnissen preis.',
    seated: 'Du hast an diesem Tisch schon einen Platz.',
    not_your_turn: 'Jemand anderes ist am Zug.',
  },
} satisfies typeof en;
