import type { ProofWords } from '../proof';

const proof: ProofWords = {
  title: '¿Se demuestra este registro a sí mismo?',
  checking: 'Comprobando el registro…',
  holds: 'Todo comprobado, todo concuerda',
  partly: 'Lo que hay aquí concuerda, pero no todo está demostrado',
  misfit: 'Algo no concuerda',
  words: 'Cuatro palabras',
  startDrawn: 'El comienzo se sorteó con los números de todos.',
  startAlone:
    'No demostrado: el comienzo. Lo sorteó solo el servidor; ningún dispositivo respondió por él.',
  startGiven: 'No demostrado: el comienzo. No hay semilla: se fijó al poner la mesa, o falta.',
  endTold: 'No demostrado: el final. Es lo que dice el registro; nada lo muestra.',
  endMissing:
    'No demostrado: el final. La partida no ha terminado en este registro; lo que vino después puede faltar.',
  rolls: (count) => (count === 1 ? 'Una tirada comprobada.' : `${count} tiradas comprobadas.`),
  opened: (count) =>
    count === 1 ? 'Un lado abierto comprobado.' : `${count} lados abiertos comprobados.`,
  unopened: (count) =>
    count === 1
      ? 'Un lado no se abrió: lo eligió el rival.'
      : `${count} lados no se abrieron: los eligió el rival.`,
  absent: (name, count, of) =>
    `${name}: en ${count} de ${of} sorteos ningún dispositivo respondió por este asiento.`,
  limits:
    'Ningún registro demuestra cómo se llaman los jugadores, quién hizo una jugada, que el servidor no rechazó a nadie ni que nadie se fue tras prever un sorteo.',
  misfits: {
    record: () => 'El registro no se puede reproducir.',
    form: (tag) => `La etiqueta ${tag} falta o no es como tiene que ser.`,
    anchors: (tag) => `${tag} es también el ancla de otra cadena.`,
    links: (tag) => `${tag} no lleva a su ancla.`,
    order: () => 'El orden de los asientos no es el que estaba fijado.',
    seed: () => 'La semilla no viene de los números de todos.',
    start: () => 'El comienzo no es el que reparte la semilla.',
    draws: (roll) =>
      `La tirada ${roll} no es el sorteo que tocaba, o no de quienes deben participar.`,
    rolls: (roll) => `La tirada ${roll} no es lo que da su sorteo.`,
    sides: (step) => `Paso ${step}: el lado no es el del compromiso.`,
  },
};
export default proof;
