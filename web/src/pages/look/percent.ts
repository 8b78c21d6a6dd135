// Chances as people read them, in the language of the page.
import { language } from '../../words/words.svelte';

const format = (options: Intl.NumberFormatOptions) => (share: number) =>
  new Intl.NumberFormat(language(), {
    style: 'percent',
    maximumFractionDigits: 1,
    ...options,
  }).format(share);

export const percent = format({});
export const signed = format({ signDisplay: 'exceptZero' });
