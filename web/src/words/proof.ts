// The words of records that prove themselves, which come with the first such record.
import type en from './en/proof';
import type { Language } from './words.svelte';

export type ProofWords = typeof en;

const loaders: Record<Language, () => Promise<{ default: ProofWords }>> = {
  en: () => import('./en/proof'),
  de: () => import('./de/proof'),
  fr: () => import('./fr/proof'),
  es: () => import('./es/proof'),
};

export const proofWords = async (code: Language): Promise<ProofWords> =>
  (await loaders[code]()).default;
