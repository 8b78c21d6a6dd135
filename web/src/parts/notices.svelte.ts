// Short notices at the foot of the page. A screen reader reads them out; they go by themselves,
// except those that offer something to do.

export interface Notice {
  id: number;
  text(): string; // in the language of the moment
  action?: { name(): string; do(): void };
}

const kSeconds = 6;
let count = 0;
export const notices = $state<Notice[]>([]);

// Gives what takes it away again.
export function notify(text: Notice['text'], action?: Notice['action']): () => void {
  const id = ++count;
  notices.push(action ? { id, text, action } : { id, text });
  if (!action) setTimeout(() => dismiss(id), kSeconds * 1000);
  return () => dismiss(id);
}

export function dismiss(id: number): void {
  const at = notices.findIndex((notice) => notice.id === id);
  if (at >= 0) notices.splice(at, 1);
}
