import { parseSync } from 'vite';

type Range = readonly [start: number, end: number];

/** A row in a noun's `pages.ts`: its range and those of its fields, including the comma. */
type WrittenRow = { address: string; range: Range; fields: ReadonlyMap<string, Range> };

export const rowsIn = (file: string, text: string): WrittenRow[] => {
  const withComma = ({ start, end }: { start: number; end: number }): Range => {
    const [comma = ''] = /^\s*,/.exec(text.slice(end)) ?? [];
    return [start, end + comma.length];
  };
  const { program } = parseSync(file, text);
  const lists = program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration'
      ? node.declaration.declarations.map(({ init }) => init)
      : [],
  );
  const rows = lists.flatMap((list) => (list?.type === 'ArrayExpression' ? list.elements : []));
  return rows.flatMap((row) => {
    const [address, facts] = row?.type === 'CallExpression' ? row.arguments : [];
    if (!row || address?.type !== 'Identifier' || facts?.type !== 'ObjectExpression') return [];
    const fields = facts.properties.flatMap((field) =>
      field.type === 'Property' && field.key.type === 'Identifier'
        ? [[field.key.name, withComma(field)] as const]
        : [],
    );
    return [{ address: address.name, range: withComma(row), fields: new Map(fields) }];
  });
};

const IMPORT = /import \{(?<names>[^}]*)\} from (?<file>'[^']*');\n/g;

const withoutUnused = (text: string): string => {
  // an apostrophe in a comment begins no text
  const body = text.replace(IMPORT, '').replace(/'[^'\n]*'|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '');
  return text.replace(IMPORT, (_all, names: string, file: string) => {
    const used = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && new RegExp(`\\b${name}\\b`).test(body));
    return used.length > 0 ? `import { ${used.join(', ')} } from ${file};\n` : '';
  });
};

export const cutOut = (text: string, ranges: readonly Range[]): string =>
  withoutUnused(
    ranges.reduceRight((left, [start, end]) => left.slice(0, start) + left.slice(end), text),
  );
