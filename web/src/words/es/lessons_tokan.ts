import type { LessonText } from '../lesson';

const lessons: Record<string, LessonText> = {
  climb: {
    title: 'Subir sobre un vecino',
    text: 'Juegas con rojo. Un ratón avanza una casilla en su fila o su columna, hasta ponerse sobre otra loseta, sea de quien sea. Toca tu ratón en c3 y ponlo sobre el león negro.',
    done: 'El ratón está arriba del todo: la torre de dos es tuya.',
    wrong: 'También está permitido. Pero esta vez sube al león negro de d3.',
  },
  range: {
    title: 'Justo su alcance',
    text: 'Los puntos dicen hasta dónde llega un animal: el ratón una casilla, el chacal dos, el león tres. Ni menos ni más. Mueve tu león.',
    done: 'Tres casillas en línea recta, por encima de todo lo que hay en el camino.',
    wrong: 'Ese era el chacal. El león espera en a3.',
  },
  rise: {
    title: 'Siempre hacia arriba',
    text: 'Después de moverse, una loseta debe estar más alta que antes. Tu ratón en c3 está en el nivel 3. ¿Qué vecino lo hace subir?',
    done: 'Del nivel 3 al nivel 4. En d3 seguiría en el nivel 3, por eso esa casilla no se iluminó.',
    wrong: 'Aquí se trata del ratón de c3. Tócalo y mira qué se ilumina.',
  },
  taboo: {
    title: 'Tabú',
    text: 'Negro acaba de mover a c3. Nadie puede ponerse sobre la loseta que acaba de moverse: es tabú, solo en este turno. Mueve primero el chacal y ten paciencia con el ratón.',
    done: 'Un turno después ya no había tabú, y el ratón pudo subir.',
    wrong: 'Guarda el ratón. Primero el chacal de a1, luego el ratón sobre c3.',
  },
  jackal: {
    title: 'Llevarse una',
    text: 'Un chacal puede transportar la loseta que tiene justo debajo, sea del color que sea. Toca el chacal de b3: va solo. Tócalo otra vez: el ratón va con él. Llévatelo a d3.',
    done: 'Una torre de cuatro en vez de tres, y nada queda atrás para Negro.',
    wrong: 'Así va solo. Tócalo dos veces, hasta que suban las dos losetas, y luego d3.',
  },
  lion: {
    title: 'Lo que transportas te eleva',
    text: 'Un león transporta una o dos losetas. El tuyo está en el nivel 4. Solo llegaría al nivel 3, con una loseta al nivel 4. Con dos sube más. Ve a e2.',
    done: '¡Nivel 5! Lo que transportas queda debajo de ti y te eleva.',
    wrong: 'Esa no. El león de b2 puede ir a e2 con dos losetas.',
  },
  closing: {
    title: 'Cerrar el hueco',
    text: 'Cuando una jugada vacía su casilla, las pilas de detrás avanzan una casilla. Mueve el ratón de e2 a f2, mira cómo avanza tu león y salta con él a d5.',
    done: 'El león pasó de c2 a d2. El chacal de a2 se quedó: más allá de un hueco viejo no se mueve nada.',
    wrong: 'Primero el ratón de e2 a f2, luego el león hasta d5.',
  },
  gaps: {
    title: 'Los huecos se quedan',
    text: 'Nada cae en un hueco y nada lo cruza. Tres de tus losetas miran la torre de d3. ¿Cuál puede llegar de verdad?',
    done: 'El chacal de d1 tenía una loseta en el camino. Las otras dos tenían un hueco delante.',
    wrong: 'El chacal correcto, pero mira hacia arriba: la torre está en d3.',
  },
  towers: {
    title: 'La última jugada',
    text: 'La partida acaba cuando a quien le toca no puede mover. Entonces cuentan las torres: cada pila de dos o más da su altura al color de arriba. Esta es la última jugada. ¿Cuál gana?',
    done: 'Seis a cinco. Tu ratón tomó una torre de tres y la hizo de cuatro.',
    wrong: 'Así Negro tendría más. Cuenta las alturas de las torres tras cada jugada.',
  },
  heads: {
    title: 'Cada cabeza cuenta',
    text: 'En esta variante cada animal a la vista vale sus puntos, también las losetas sueltas. Otra vez es la última jugada: ¿cuál gana por cabezas?',
    done: 'Seis a cinco: al apartarse, el ratón destapó tu león, que vale tres.',
    wrong: 'Por torres bastaría. Por cabezas no: mira qué hay debajo de tu ratón.',
  },
  laying: {
    title: 'Colocar el tablero',
    text: 'Con «Menos azar» colocáis losetas por turnos, cada una junto a otra. El tablero tendrá seis columnas; hay cinco en uso. Abre la sexta a la derecha: elige una loseta y luego i3.',
    done: 'Ya hay seis columnas en uso, así que a su izquierda no se puede colocar nada más.',
    wrong: 'Está permitido, pero haz crecer el tablero a la derecha: coloca una loseta en i3.',
  },
  tieBreak: {
    title: 'Cabezas iguales',
    text: 'Aquí cuentan las cabezas y es la última jugada. Vaya adonde vaya tu ratón, los dos tienen dos. Entonces deciden las torres: la más alta de cada uno y después la siguiente. ¿Dónde gana tu ratón?',
    done: 'Dos a dos en cabezas. Tu torre de cuatro gana a la negra de dos.',
    wrong: 'Entonces también serían iguales las torres más altas, tres y tres: empate.',
  },
};

export default lessons;
