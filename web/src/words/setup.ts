// The words of the set-up page, which come with it.
import type en from './en/setup';
import type { Language } from './words.svelte';

export type SetupWords = typeof en;

const loaders: Record<Language, () => Promise<{ default: SetupWords }>> = {
  en: () => import('./en/setup'),
  de: () => import('./de/setup'),
  fr: () => import('./fr/setup'),
  es: () => import('./es/setup'),
};

export const setupWords = async (code: Language): Promise<SetupWords> =>
  (await loaders[code]()).default;
