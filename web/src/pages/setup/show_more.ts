// What was folded away is brought into sight when it opens, above the bar that stands at the bottom.
export function showMore({ currentTarget }: Event): void {
  const details = currentTarget as HTMLDetailsElement;
  if (details.open) details.scrollIntoView({ block: 'nearest' });
}
