// What is said on the first visit, which comes with the offer.
import type en from './en/welcome';
import type { Language } from './words.svelte';

export type WelcomeWords = typeof en;

const loaders: Record<Language, () => Promise<{ default: WelcomeWords }>> = {
  en: () => import('./en/welcome'),
  de: () => import('./de/welcome'),
  fr: () => import('./fr/welcome'),
  es: () => import('./es/welcome'),
};

export const welcomeWords = async (code: Language): Promise<WelcomeWords> =>
  (await loaders[code]()).default;
