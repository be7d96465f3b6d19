import { type Edit, replaced, type Span } from '../fault.ts';

const IMPORT = /import \{([^}]*)\} from 'drizzle-orm';/;

const importedNames = (source: string): string[] =>
  (IMPORT.exec(source)?.[1] ?? '').split(',').map((name) => name.trim());

export const otherOperator = (source: string, callee: Span & { name: string }, other: string) => {
  const names = importedNames(source);
  if (!names.includes(callee.name)) return [];
  const edits: Edit[] = [replaced(callee, other)];
  if (!names.includes(other))
    edits.push({ start: 0, end: 0, text: `import { ${other} } from 'drizzle-orm'; ` });
  return edits;
};
