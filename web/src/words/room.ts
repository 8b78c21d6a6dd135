// The words of rooms, which come with their pages.
import type en from './en/room';
import type { Language } from './words.svelte';

export type RoomWords = typeof en;

const loaders: Record<Language, () => Promise<{ default: RoomWords }>> = {
  en: () => import('./en/room'),
  de: () => import('./de/room'),
  fr: () => import('./fr/room'),
  es: () => import('./es/room'),
};

export const roomWords = async (code: Language): Promise<RoomWords> =>
  (await loaders[code]()).default;
