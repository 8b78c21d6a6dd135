// The words of the page that says what we found out, which come with it.
import type en from './en/found';
import type { Language } from './words.svelte';

export type FoundWords = typeof en;

const loaders: Record<Language, () => Promise<{ default: FoundWords }>> = {
  en: () => import('./en/found'),
  de: () => import('./de/found'),
  fr: () => import('./fr/found'),
  es: () => import('./es/found'),
};

export const foundWords = async (code: Language): Promise<FoundWords> =>
  (await loaders[code]()).default;
