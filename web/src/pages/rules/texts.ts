// The rules of every game in every language: docs/rules, as scripts/rules.ts has read it.
import type { GameName } from '../../engine/protocol';
import type { Language } from '../../words/words.svelte';

export interface RulesText {
  title: string;
  headings: { id: string; level: number; text: string }[];
  html: string;
}

const files = import.meta.glob<{ default: RulesText }>('../../../../docs/rules/*/*.md');

export async function rulesText(game: GameName, language: Language): Promise<RulesText> {
  const file = files[`../../../../docs/rules/${language}/${game}.md`]!;
  return (await file()).default;
}
