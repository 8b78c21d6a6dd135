import type en from '../en/network';

export default {
  refusals: {
    unreachable: 'Le serveur est injoignable pour le moment. Réessaie dans un instant.',
    rolling: 'Les dés sont en route. Attends d’abord ce qu’ils montrent.',
    misfit:
      'Quelque chose que le serveur a dit ne peut pas être vrai. Cet appareil ne révèle donc plus rien de ses secrets.',
    seated: 'Tu as déjà une place à cette table.',
    not_your_turn: 'C’est à quelqu’un d’autre de jouer.',
  },
} satisfies typeof en;
