// The words of the help beside a board, which come with it.
import type en from './en/help';
import type { Language } from './words.svelte';

export type HelpWords = typeof en;

const loaders: Record<Language, () => Promise<{ default: HelpWords }>> = {
  en: () => import('./en/help'),
  de: () => import('./de/help'),
  fr: () => import('./fr/help'),
  es: () => import('./es/help'),
};

export const helpWords = async (code: Language): Promise<HelpWords> =>
  (await loaders[code]()).default;
