// Ways for a link to leave the page, from the best that the browser has to the plainest. A page that came
// over an unsafe way has no clipboard and no share sheet; there the field's own text is copied or selected.
export const canShare = (): boolean => typeof navigator.share === 'function';

// Whether it is in the clipboard now; if not, it is selected in its field.
export async function copied(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.focus();
    field.select();
    // The only way left where there is no clipboard.
    return document.execCommand('copy');
  }
}

// Whoever closes the sheet has shared nothing, and needs no message about it.
export async function shareLink(title: string, url: string): Promise<void> {
  await navigator.share({ title, text: title, url }).catch(() => {});
}
