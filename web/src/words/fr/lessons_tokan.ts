import type { LessonText } from '../lesson';

const lessons: Record<string, LessonText> = {
  climb: {
    title: 'Grimper sur un voisin',
    text: 'Vous jouez les rouges. Une souris avance d’une case dans sa rangée ou sa colonne, sur une autre tuile, quelle que soit sa couleur. Touchez votre souris en c3, puis posez-la sur le lion noir.',
    done: 'La souris est au sommet : la tour de deux est à vous.',
    wrong: 'C’est permis aussi. Mais cette fois, grimpez sur le lion noir en d3.',
  },
  range: {
    title: 'Exactement sa portée',
    text: 'Les points disent jusqu’où va un animal : la souris une case, le chacal deux, le lion trois. Ni moins, ni plus. Déplacez votre lion.',
    done: 'Trois cases tout droit, par-dessus tout ce qui se trouve en chemin.',
    wrong: 'C’était le chacal. Le lion attend en a3.',
  },
  rise: {
    title: 'Toujours vers le haut',
    text: 'Après son coup, une tuile doit être plus haut qu’avant. Votre souris en c3 est au niveau 3. Quel voisin la fait monter ?',
    done: 'Du niveau 3 au niveau 4. En d3, elle serait restée au niveau 3 : la case ne s’est donc pas éclairée.',
    wrong: 'Il s’agit de la souris en c3. Touchez-la et voyez ce qui s’éclaire.',
  },
  taboo: {
    title: 'Tabou',
    text: 'Noir vient de jouer en c3. Personne ne peut se poser sur la tuile qui vient de bouger : elle est tabou, pour ce seul tour. Jouez d’abord le chacal, la souris attendra.',
    done: 'Un tour plus tard, le tabou était levé et la souris a pu monter.',
    wrong: 'Gardez la souris. D’abord le chacal en a1, ensuite la souris sur c3.',
  },
  jackal: {
    title: 'En transporter une',
    text: 'Un chacal peut transporter la tuile juste dessous, quelle que soit sa couleur. Touchez le chacal en b3 : il part seul. Touchez-le encore : la souris vient aussi. Emmenez-la en d3.',
    done: 'Une tour de quatre au lieu de trois, et rien ne reste pour Noir.',
    wrong: 'Ainsi il part seul. Touchez-le deux fois pour soulever les deux tuiles, puis d3.',
  },
  lion: {
    title: 'Ce que l’on transporte élève',
    text: 'Un lion transporte une ou deux tuiles. Le vôtre est au niveau 4. Seul, il arriverait au niveau 3, avec une tuile au niveau 4. Avec deux, il monte. Allez en e2.',
    done: 'Niveau 5 ! Ce que vous transportez est sous vous et vous élève.',
    wrong: 'Pas celle-là. Le lion en b2 peut aller en e2 avec deux tuiles.',
  },
  closing: {
    title: 'Combler le vide',
    text: 'Quand un coup vide sa case, les piles qui sont derrière avancent d’une case. Jouez la souris de e2 à f2, regardez votre lion glisser, puis sautez avec lui en d5.',
    done: 'Le lion a glissé de c2 à d2. Le chacal en a2 est resté : au-delà d’un ancien vide, rien ne bouge.',
    wrong: 'D’abord la souris de e2 à f2, ensuite le lion jusqu’en d5.',
  },
  gaps: {
    title: 'Les vides restent',
    text: 'Rien ne se pose sur un vide et rien ne le traverse. Trois de vos tuiles regardent la tour en d3. Laquelle peut vraiment y aller ?',
    done: 'Le chacal en d1 avait une tuile sur son chemin. Les deux autres avaient un vide devant eux.',
    wrong: 'Le bon chacal, mais regardez plus haut : la tour est en d3.',
  },
  towers: {
    title: 'Le dernier coup',
    text: 'La partie finit quand celui dont c’est le tour ne peut plus jouer. Alors les tours comptent : chaque pile d’au moins deux tuiles donne sa hauteur à la couleur du sommet. Voici le dernier coup. Lequel gagne ?',
    done: 'Six à cinq. Votre souris a pris une tour de trois et en a fait une de quatre.',
    wrong: 'Noir en aurait plus. Comptez les hauteurs des tours après chaque coup.',
  },
  heads: {
    title: 'Chaque tête compte',
    text: 'Dans cette variante, chaque animal visible vaut ses points, même une tuile seule. C’est encore le dernier coup : lequel gagne par les têtes ?',
    done: 'Six à cinq : en s’écartant, la souris a découvert votre lion, qui en vaut trois.',
    wrong:
      'Par les tours, cela suffirait. Par les têtes, non : regardez ce qu’il y a sous votre souris.',
  },
  laying: {
    title: 'Poser soi-même le plateau',
    text: 'Avec « Moins aléatoire », vous posez des tuiles à tour de rôle, chacune à côté d’une autre. Le plateau aura six colonnes, cinq sont occupées. Ouvrez la sixième à droite : une tuile, puis i3.',
    done: 'Six colonnes sont occupées : à leur gauche, on ne peut plus rien poser.',
    wrong: 'C’est permis, mais faites grandir le plateau à droite : posez une tuile en i3.',
  },
  tieBreak: {
    title: 'Têtes à égalité',
    text: 'Ici les têtes comptent, et c’est le dernier coup. Où que votre souris aille, chacun en a deux. Alors les tours décident : la plus haute de chaque camp, puis la suivante. Où votre souris gagne-t-elle ?',
    done: 'Deux à deux par les têtes. Votre tour de quatre bat la tour noire de deux.',
    wrong: 'Alors les plus hautes tours seraient égales aussi, trois et trois : partie nulle.',
  },
};

export default lessons;
