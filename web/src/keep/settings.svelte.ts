// What a person likes: language, light or dark, sound, and the names of who plays here. Kept in the browser, and without it where
// the browser keeps nothing.
import { languages, preferred, speak, type Language } from '../words/words.svelte';

export type Theme = 'auto' | 'light' | 'dark';
interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  names: string[]; // of the people at the table, in their order
}

export const kLongestName = 24; // letters; a name stands beside a score
const kMostNames = 4;

const kPlace = 'menagerie.settings';

function stored(): Partial<Settings> {
  try {
    return (JSON.parse(localStorage.getItem(kPlace) ?? '{}') ?? {}) as Partial<Settings>;
  } catch {
    return {};
  }
}

function sensible(found: Partial<Settings>): Settings {
  return {
    language:
      languages.find((code) => code === found.language) ??
      preferred(globalThis.navigator?.languages ?? []),
    theme: (['light', 'dark'] as const).find((theme) => theme === found.theme) ?? 'auto',
    sound: found.sound !== false,
    names: (Array.isArray(found.names) ? found.names : [])
      .slice(0, kMostNames)
      .map((name) => (typeof name === 'string' ? name.slice(0, kLongestName) : '')),
  };
}

export const settings = $state(sensible(stored()));

export async function settle(): Promise<void> {
  if (settings.theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = settings.theme;
  await speak(settings.language);
}

export async function change(wanted: Partial<Settings>): Promise<void> {
  Object.assign(settings, wanted);
  try {
    localStorage.setItem(kPlace, JSON.stringify(settings));
  } catch {
    // Nothing can be kept here; the change holds until the page is closed.
  }
  await settle();
}
