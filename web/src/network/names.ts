// A name as others will read it, without signs of which nothing is seen; empty where nothing is left. The
// server judges alike (name_from in src/core/text.h): joiners stand between two signs that are seen, selectors
// behind one, tags behind a black flag.
const kSeen = String.raw`[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]`;
const kSelector = String.raw`\p{Variation_Selector}`;
const kTag = String.raw`[\u{E0020}-\u{E007F}]`;
const kInPlace = [
  `(?<=${kSeen}${kSelector}?)[\u200C\u200D](?=${kSeen})`,
  `(?<=${kSeen})${kSelector}`,
  `(?<=\u{1F3F4}${kTag}*)${kTag}`,
].join('|');
const kUnseen = String.raw`[\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]`;
const kSigns = new RegExp(`(${kInPlace})|${kUnseen}`, 'gu');

export const seenName = (text: string): string =>
  text.replace(kSigns, (_, inPlace?: string) => inPlace ?? '').trim();
