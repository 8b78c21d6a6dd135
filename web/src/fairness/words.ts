// The lists that four words are taken from: the files of src/fairness/words, which `menagerie verify`
// has built in. A page fetches the one of its language, and only where the words are shown.
const lists: Record<string, () => Promise<{ default: string }>> = {
  en: () => import('$wordlists/en.txt?raw'),
  de: () => import('$wordlists/de.txt?raw'),
  fr: () => import('$wordlists/fr.txt?raw'),
  es: () => import('$wordlists/es.txt?raw'),
};

// What a place is called beside its word: the line of the list, the same in every language.
export const numberOf = (place: number): number => place + 1;

// The words at these places of a language's list.
export async function wordsAt(places: readonly number[], language: string): Promise<string[]> {
  const { default: text } = await (lists[language] ?? lists['en']!)();
  const words = text.split('\n');
  return places.map((place) => words[place]!);
}
