// The words for setting up positions, which are fetched with the page that does it.
import type en from './en/editor';
import type { Language } from './words.svelte';

export type EditorWords = typeof en;
export const editorWords: Record<Language, () => Promise<{ default: EditorWords }>> = {
  en: () => import('./en/editor'),
  de: () => import('./de/editor'),
  fr: () => import('./fr/editor'),
  es: () => import('./es/editor'),
};
