// Turns the rules of docs/rules from Markdown into what the rules page shows, while the pages are
// built. The texts keep to a few constructs, which docs/rules/README.md lists; any other is refused.
import { marked, type Token, type Tokens } from 'marked';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

export interface RulesHeading {
  id: string;
  level: number; // 2 or 3
  text: string;
}
export interface RulesText {
  title: string;
  headings: RulesHeading[];
  html: string;
}
// As it is read: pictures still have their paths, and what stands in it can be looked up.
export interface RulesPage extends RulesText {
  pictures: string[]; // as the text names them, in its order
  rules: string[]; // told, in order of first telling
  readings: string[]; // rules told in a reading
  readingWords: string[]; // what readings begin with
  code: string[]; // all that stands as code: options and their values
  links: string[];
}

export const kPictureMark = (path: string) => `%picture:${path}%`;

// As GitHub names a heading.
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const kRule = /^[TPH]\d+$/;
const kMention = /\b[TPH]\d+\b/g;

// The text of tokens without their marks.
const plain = (tokens: Token[]): string =>
  tokens
    .map((token) => ('tokens' in token && token.tokens ? plain(token.tokens) : literal(token)))
    .join('');
const literal = (token: Token): string => ('text' in token ? (token.text as string) : '');

// Every rule that the tokens tell: its number in bold.
function told(tokens: Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'strong' && kRule.test(token.text)) return [token.text as string];
    return 'tokens' in token && token.tokens ? told(token.tokens) : [];
  });
}

// `sizeOf` gives the width and height of a picture.
export function readRules(
  game: string,
  text: string,
  sizeOf: (picture: string) => [number, number],
): RulesPage {
  const page: RulesPage = {
    title: '',
    headings: [],
    html: '',
    pictures: [],
    rules: [],
    readings: [],
    readingWords: [],
    code: [],
    links: [],
  };
  const refuse = (token: Token): never => {
    throw new Error(`The rules of ${game} have no ${token.type}: ${token.raw.slice(0, 60)}`);
  };
  const here = (place: string) => `#/rules/${game}/${place}`;
  const tokens = marked.lexer(text);
  const known = new Set(told(flat(tokens)));

  // Inside a heading or a link no further link can stand.
  const spans = (parts: Token[], linking = true): string =>
    parts.map((part) => span(part, linking)).join('');
  function span(token: Token, linking: boolean): string {
    switch (token.type) {
      case 'text':
      case 'escape':
        return linking ? mentions(token.text) : escaped(token.text);
      case 'strong':
        return kRule.test(token.text)
          ? cited(token.text)
          : `<strong>${spans(token.tokens!, linking)}</strong>`;
      case 'em':
        return `<em>${spans(token.tokens!, linking)}</em>`;
      case 'codespan':
        page.code.push(token.text);
        return `<code>${escaped(token.text)}</code>`;
      case 'link':
        return link(token as Tokens.Link);
      default:
        return refuse(token);
    }
  }
  // A rule is told where its number is bold; the first place is the one that links lead to.
  function cited(rule: string): string {
    const first = !page.rules.includes(rule);
    if (first) page.rules.push(rule);
    return `<a class="rule"${first ? ` id="${rule}"` : ''} href="${here(rule)}">${rule}</a>`;
  }
  const mentions = (words: string) =>
    escaped(words).replace(kMention, (rule) =>
      known.has(rule) ? `<a class="rule" href="${here(rule)}">${rule}</a>` : rule,
    );
  // What lies beside the rules in docs/ is not part of the app: there the link is only its words.
  function link({ href, tokens: words }: Tokens.Link): string {
    page.links.push(href);
    const [file = '', place = ''] = href.split('#');
    const inside = spans(words, false);
    if (href.startsWith('https://')) return `<a href="${escaped(href)}">${inside}</a>`;
    if (file === '') return `<a href="${here(place)}">${inside}</a>`;
    if (dirname(file) !== '.') return inside;
    return `<a href="#/rules/${basename(file, '.md')}${place && `/${place}`}">${inside}</a>`;
  }
  function picture({ href, text: alt }: Tokens.Image): string {
    page.pictures.push(href);
    const [width, height] = sizeOf(href);
    return `<img src="${kPictureMark(href)}" alt="${escaped(alt)}" width="${width}" height="${height}">`;
  }
  const rulesOf = (parts: Token[]) => {
    const rules = told(parts);
    return rules.length > 0 ? ` data-rules="${rules.join(' ')}"` : '';
  };

  function heading({ depth, tokens: parts, text: raw }: Tokens.Heading): string {
    const words = plain(parts);
    if (depth === 1 && page.title === '') {
      page.title = words;
      return '';
    }
    if (depth !== 2 && depth !== 3) throw new Error(`The rules of ${game}: '${raw}' is too deep`);
    const id = anchorOf(words);
    if (page.headings.some((other) => other.id === id))
      throw new Error(`The rules of ${game} have two headings '${words}'`);
    page.headings.push({ id, level: depth, text: words });
    return `<h${depth} id="${escaped(id)}">${spans(parts, false)}</h${depth}>`;
  }
  function paragraph({ tokens: parts }: Tokens.Paragraph): string {
    const seen = parts.filter((part) => part.type !== 'text' || part.text.trim() !== '');
    if (seen.some(({ type }) => type === 'image')) {
      if (seen.some(({ type }) => type !== 'image')) refuse(seen[0]!);
      return `<p class="pictures">${seen.map((part) => picture(part as Tokens.Image)).join('')}</p>`;
    }
    return `<p${rulesOf(parts)}>${spans(parts)}</p>`;
  }
  function item(whole: Tokens.ListItem): string {
    const { tokens: parts, task } = whole;
    const [first, ...more] = parts;
    if (task || first?.type !== 'text' || !first.tokens) return refuse(whole);
    const inner = first.tokens;
    return `<li${rulesOf(inner)}>${spans(inner)}${more.map(block).join('')}</li>`;
  }
  // Two columns of which only the first has a name are facts: what it is, and its value.
  function table({ header, rows }: Tokens.Table): string {
    if (header.length === 2 && header[1]!.text === '') {
      const facts = rows.map(
        ([name, value]) =>
          `<div><dt>${spans(name!.tokens)}</dt><dd>${spans(value!.tokens)}</dd></div>`,
      );
      return `<dl>${facts.join('')}</dl>`;
    }
    // A first column without a name of its own names the rows.
    const named = header[0]!.text === '';
    const head = header.map(({ text: name, tokens: parts }) =>
      name === '' ? '<td></td>' : `<th scope="col">${spans(parts)}</th>`,
    );
    const body = rows.map((row) => {
      const cells = row.map(({ tokens: parts }, i) =>
        named && i === 0 ? `<th scope="row">${spans(parts)}</th>` : `<td>${spans(parts)}</td>`,
      );
      return `<tr${rulesOf(row.flatMap((cell) => cell.tokens))}>${cells.join('')}</tr>`;
    });
    const lines = [`<thead><tr>${head.join('')}</tr></thead>`, `<tbody>${body.join('')}</tbody>`];
    return `<table>${lines.join('')}</table>`;
  }
  // The only quotes are readings: what we decided where the rulebook leaves something open.
  function reading(token: Tokens.Blockquote): string {
    const first = flat(token.tokens)[0];
    if (first?.type !== 'strong') return refuse(token);
    page.readingWords.push(first.text as string);
    page.readings.push(...told(flat(token.tokens)));
    return `<div class="reading" role="note">${token.tokens.map(block).join('')}</div>`;
  }
  function block(token: Token): string {
    switch (token.type) {
      case 'space':
        return '';
      case 'heading':
        return heading(token as Tokens.Heading);
      case 'paragraph':
        return paragraph(token as Tokens.Paragraph);
      case 'list': {
        const { ordered, items } = token as Tokens.List;
        return ordered ? refuse(token) : `<ul>${items.map(item).join('')}</ul>`;
      }
      case 'table':
        return table(token as Tokens.Table);
      case 'blockquote':
        return reading(token as Tokens.Blockquote);
      default:
        return refuse(token);
    }
  }
  page.html = tokens.map(block).join('\n');
  return page;
}

// All tokens of blocks, down to the spans.
function flat(tokens: Token[]): Token[] {
  return tokens.flatMap((token) => {
    if (token.type === 'table') {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows].flat().flatMap((cell) => cell.tokens);
    }
    if (token.type === 'list') return (token as Tokens.List).items.flatMap((it) => flat(it.tokens));
    const blocks = ['paragraph', 'blockquote', 'heading', 'text'].includes(token.type);
    return blocks && 'tokens' in token && token.tokens ? flat(token.tokens) : [token];
  });
}

// The size that a drawing of ours gives itself.
export function drawnSize(file: string): [number, number] {
  const found = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(readFileSync(file, 'utf8'));
  if (!found) throw new Error(`${file} does not say its size`);
  return [Number(found[1]), Number(found[2])];
}

export function rules(): Plugin {
  return {
    name: 'menagerie-rules',
    transform(source, id) {
      if (!/\/docs\/rules\/\w+\/[\w-]+\.md$/.test(id)) return null;
      const sizeOf = (picture: string) => drawnSize(join(dirname(id), picture));
      const { title, headings, html, pictures } = readRules(basename(id, '.md'), source, sizeOf);
      const names = [...new Set(pictures)];
      const imports = names.map((path, i) => `import picture${i} from '${path}?url';`);
      const shown = names.reduce(
        (text, path, i) => text.replaceAll(kPictureMark(path), `\${picture${i}}`),
        html.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${'),
      );
      const told = `title: ${JSON.stringify(title)}, headings: ${JSON.stringify(headings)}`;
      return {
        code: `${imports.join('\n')}\nexport default { ${told}, html: \`${shown}\` };`,
        map: null,
      };
    },
  };
}
