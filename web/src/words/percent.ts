// Shares and chances as people read them, in the language of the page.
import { language } from './words.svelte';

const format = (share: number, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(language(), { style: 'percent', ...options }).format(share);

export const percent = (share: number) => format(share);
export const finePercent = (share: number) => format(share, { maximumFractionDigits: 1 });
export const signedPercent = (share: number) =>
  format(share, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

// An estimate is never quite certain.
export const estimatedPercent = (chance: number) => percent(Math.min(Math.max(chance, 0.01), 0.99));
