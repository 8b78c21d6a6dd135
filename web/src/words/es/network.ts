import type en from '../en/network';

export default {
  refusals: {
    unreachable: 'Ahora no se llega al servidor. Inténtalo de nuevo dentro de un momento.',
    rolling: 'Los dados están en camino. Espera primero a ver qué muestran.',
    misfit:
      'Algo de lo que dijo el servidor no puede ser cierto, así que este dispositivo ya no muestra nada de sus secretos.',
    seated: 'Ya tienes un sitio en esta mesa.',
    not_your_turn: 'Le toca a otra persona.',
  },
} satisfies typeof en;
