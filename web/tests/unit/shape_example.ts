// Types for the test of the test of types.
export interface Nest {
  owner: string | null;
  eggs: Egg[];
  place: [number, number];
  kind: 'tree' | 'ground';
  guests: Record<string, boolean>;
  tag?: string;
}
export interface Egg {
  spots: number;
}
