// The rules pages: every rule, every option and every reading in every language, in the same order, and
// nothing that leads nowhere.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { anchorOf, drawnSize, readRules, type RulesPage } from '../../scripts/rules';
import { gameNames } from '../../src/boards/games';
import type { GameName } from '../../src/engine/protocol';
import { languages, type Language } from '../../src/words/words.svelte';
import { ask } from './engine_lines';

const folder = fileURLToPath(new URL('../../../docs/rules', import.meta.url));
const fileOf = (language: string, game: string) => join(folder, language, `${game}.md`);

function read(language: string, game: string): RulesPage {
  const file = fileOf(language, game);
  const sizeOf = (picture: string) => drawnSize(join(dirname(file), picture));
  return readRules(game, readFileSync(file, 'utf8'), sizeOf);
}

const numbers = (letter: string, last: number) =>
  Array.from({ length: last }, (_, i) => `${letter}${i + 1}`);
const rules: Record<GameName, string[]> = {
  tokan: numbers('T', 15),
  'two-paths': numbers('P', 12),
  totem: numbers('H', 19),
};
// Where the rulebooks leave something open and we decided.
const readings: Record<GameName, string[]> = {
  tokan: ['T6', 'T10', 'T11', 'T13', 'T14', 'T15'],
  'two-paths': ['P1', 'P2', 'P4', 'P7', 'P8', 'P10'],
  totem: ['H2', 'H3', 'H6', 'H7', 'H10', 'H11', 'H13', 'H14', 'H15', 'H18'],
};
const readingWord: Record<Language, string> = {
  en: 'Reading.',
  de: 'Lesart.',
  fr: 'Interprétation.',
  es: 'Interpretación.',
};

const { games } = ask({ cmd: 'games' });
// Every option of a game with its values; a number is told by its limits.
const optionsOf = (game: GameName) =>
  games
    .find(({ game: name }) => name === game)!
    .options.flatMap(({ name, values, min, max }) => [name, ...(values ?? [`${min}`, `${max}`])]);

// Where a link of a page leads, as a file and a heading of it.
function leadsNowhere(language: string, game: string, link: string): boolean {
  if (link.startsWith('https://')) return false;
  const [path = '', heading] = link.split('#');
  const file = path === '' ? fileOf(language, game) : join(folder, language, path);
  if (!existsSync(file)) return true;
  if (heading === undefined) return false;
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm);
  return ![...headings].some(([, words]) => anchorOf(words!) === decodeURIComponent(heading));
}

describe.each(gameNames)('the rules of %s', (game) => {
  const english = read('en', game);

  describe.each(languages)('in %s', (language) => {
    const page = read(language, game);

    it('tell every rule', () => {
      expect([...page.rules].sort()).toEqual([...rules[game]].sort());
    });
    it('name every option and its values', () => {
      const named = new Set(page.code.flatMap((code) => code.split('=')));
      expect(optionsOf(game).filter((option) => !named.has(option))).toEqual([]);
    });
    it('mark every reading as one', () => {
      const marked = [...new Set(page.readings)];
      expect(readings[game].filter((rule) => !marked.includes(rule))).toEqual([]);
      expect(new Set(page.readingWords)).toEqual(new Set([readingWord[language]]));
    });
    it('have the sections, pictures and readings of the others', () => {
      const levels = ({ headings }: RulesPage) => headings.map(({ level }) => level);
      expect(levels(page)).toEqual(levels(english));
      expect(page.pictures).toEqual(english.pictures);
      expect(page.readings).toEqual(english.readings);
      expect(page.code).toEqual(english.code);
    });
    it('lead nowhere wrong', () => {
      expect(page.links.filter((link) => leadsNowhere(language, game, link))).toEqual([]);
    });
  });
});

describe('the pictures of the rules', () => {
  const names = new Set(
    gameNames.flatMap((game) => read('en', game).pictures.map((path) => join(folder, 'en', path))),
  );
  it.each([...names])('%s has no words in it', (file) => {
    const texts = readFileSync(file, 'utf8').matchAll(/<text[^>]*>([^<]*)/g);
    expect([...texts].map(([, text]) => text!).filter((text) => /\p{L}{2}/u.test(text))).toEqual(
      [],
    );
  });
});

describe('the index of the rules', () => {
  it('has a link to every page', () => {
    const index = readFileSync(join(folder, 'README.md'), 'utf8');
    for (const language of languages) {
      for (const game of gameNames) expect(index).toContain(`(${language}/${game}.md)`);
    }
  });
});

describe('reading rules', () => {
  const shown = (text: string) => readRules('tokan', text, () => [8, 5]);

  it('links a rule to the place where it is told first', () => {
    const { html, rules: told } = shown('Up (**T7**).\n\n- See T7, not T8. (**T7**)');
    expect(html).toBe(
      '<p data-rules="T7">Up (<a class="rule" id="T7" href="#/rules/tokan/T7">T7</a>).</p>\n\n' +
        '<ul><li data-rules="T7">See <a class="rule" href="#/rules/tokan/T7">T7</a>, not T8. ' +
        '(<a class="rule" href="#/rules/tokan/T7">T7</a>)</li></ul>',
    );
    expect(told).toEqual(['T7']);
  });
  it('turns links into addresses of the app, or into words', () => {
    const { html, links } = shown('[a](#the-rise) [b](totem.md) [c](totem.md#end) [d](../../n.md)');
    expect(html).toBe(
      '<p><a href="#/rules/tokan/the-rise">a</a> <a href="#/rules/totem">b</a> ' +
        '<a href="#/rules/totem/end">c</a> d</p>',
    );
    expect(links).toHaveLength(4);
  });
  it('sets pictures apart, with their size', () => {
    const { html } = shown('![one "a"](../x.svg)\n![two](../y.svg)');
    expect(html).toBe(
      '<p class="pictures"><img src="%picture:../x.svg%" alt="one &quot;a&quot;" width="8" height="5">' +
        '<img src="%picture:../y.svg%" alt="two" width="8" height="5"></p>',
    );
  });
  it('shows facts as a list, and names of rows as such', () => {
    expect(shown('| a | |\n|---|---|\n| b | c |').html).toBe(
      '<dl><div><dt>b</dt><dd>c</dd></div></dl>',
    );
    expect(shown('| | a |\n|---|---|\n| b | c |').html).toBe(
      '<table><thead><tr><td></td><th scope="col">a</th></tr></thead>' +
        '<tbody><tr><th scope="row">b</th><td>c</td></tr></tbody></table>',
    );
  });
  it('names headings as GitHub does, each once', () => {
    expect(shown('# T\n## Where’s “this”?').headings).toEqual([
      { id: 'wheres-this', level: 2, text: 'Where’s “this”?' },
    ]);
    expect(() => shown('## a\n## a')).toThrow("two headings 'a'");
    expect(() => shown('#### a')).toThrow('too deep');
  });
  it.each([
    ['1. numbers', 'list'],
    ['- [ ] tasks', 'list_item'],
    ['```\ncode\n```', 'code'],
    ['<b>html</b>', 'html'],
    ['a ~~b~~', 'del'],
    ['---', 'hr'],
    ['> a quote that is no reading', 'blockquote'],
    ['a picture ![x](y.svg) among words', 'text'],
    ['two  \nlines', 'br'],
  ])('refuses %j', (text, kind) => {
    expect(() => shown(text)).toThrow(`have no ${kind}`);
  });
});
