// Names for numbers below 2,048, easy to say and to hear on the telephone: one of 64 animals, of one of 32
// things. The order is part of the contract (docs/network.md): every language has the same at each place.
import type en from './en/beasts';
import type { Language } from './words.svelte';

export type BeastWords = typeof en;

const loaders: Record<Language, () => Promise<{ default: BeastWords }>> = {
  en: () => import('./en/beasts'),
  de: () => import('./de/beasts'),
  fr: () => import('./fr/beasts'),
  es: () => import('./es/beasts'),
};

export const beastWords = async (code: Language): Promise<BeastWords> =>
  (await loaders[code]()).default;

const kAnimals = 64;
// Of each number a name: its upper five bits are the thing, its lower six the animal.
export const fourBeasts = (numbers: number[], { animals, things, named }: BeastWords): string[] =>
  numbers.map((number) =>
    named(animals[number % kAnimals]!, things[Math.floor(number / kAnimals)]!),
  );
