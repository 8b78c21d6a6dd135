// Every sentence of the pages, in the language of the player. `words()` is read wherever something
// is shown, so that a change of language shows at once. A further language is a folder that has all
// that English has; the type checker refuses it until it does.
import en from './en';

export type Words = typeof en;
export const languages = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
};

const loaders: Record<Language, () => Promise<{ default: Words }>> = {
  en: async () => ({ default: en }),
  de: () => import('./de'),
  fr: () => import('./fr'),
  es: () => import('./es'),
};

let spoken = $state.raw<{ language: Language; words: Words }>({ language: 'en', words: en });

export const words = (): Words => spoken.words;
export const language = (): Language => spoken.language;

// The first of the browser's languages that we have, or English.
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.slice(0, 2).toLowerCase();
    const found = languages.find((language) => language === code);
    if (found) return found;
  }
  return 'en';
}

// The language as it is spoken where the browser is at home ("en-GB"), for dates.
export const region = (language: Language, wanted: readonly string[]): string =>
  wanted.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;

// A language that takes long to fetch does not replace one that was chosen after it.
let chosen = 0;
export async function speak(language: Language): Promise<void> {
  const choice = ++chosen;
  const { default: words } = await loaders[language]();
  if (choice !== chosen) return;
  spoken = { language, words };
  document.documentElement.lang = language;
}
