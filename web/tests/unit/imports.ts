// What a source of the pages imports: by a statement, on demand, as a type, in a script or in markup.
import { parse } from 'svelte/compiler';

interface Node {
  type?: string;
  [part: string]: unknown;
}

// Where a node of the tree names another file; undefined for all other nodes.
function importedBy(node: Node): Node | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
      return (node['source'] as Node | null) ?? undefined;
    case 'TSImportType':
      return node['argument'] as Node;
    default:
      return undefined;
  }
}

// Every file that the source names, in its order; null for one that is worked out as it runs.
export function importsOf(file: string, source: string): (string | null)[] {
  const markup = file.endsWith('.svelte') ? source : `<script lang="ts">${source}</script>`;
  const found: (string | null)[] = [];
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(walk);
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return;
    const node = part as Node;
    const imported = importedBy(node);
    if (imported) found.push(typeof imported['value'] === 'string' ? imported['value'] : null);
    Object.values(node).forEach(walk);
  };
  const { instance, module, fragment } = parse(markup, { modern: true });
  [module, instance, fragment].forEach(walk);
  return found;
}
