import { cutOut, rowsIn } from '../build/page-rows.ts';

/** A row of a noun's `pages.ts`; `imports`: the names that it needs, by file. */
export type PageRow = {
  file: string;
  address: string;
  text: string;
  imports: Readonly<Record<string, readonly string[]>>;
};

export const NO_ROWS = '\nexport const pages = [\n];\n';

const withImport = (text: string, file: string, names: readonly string[]): string => {
  const known = new RegExp(`import \\{([^}]*)\\} from '${file}';`).exec(text);
  const all = [...(known?.[1]?.split(',') ?? []).map((name) => name.trim()), ...names];
  const line = `import { ${[...new Set(all.filter(Boolean))].join(', ')} } from '${file}';`;
  return known ? text.replace(known[0], line) : `${line}\n${text}`;
};

export const addRow = (text: string, { file, text: row, imports }: PageRow): string => {
  const end = text.lastIndexOf('];');
  if (end < 0) throw new Error(`${file}: no list of pages`);
  const whole = `${text.slice(0, end)}${row}\n${text.slice(end)}`;
  return Object.entries(imports).reduce(
    (result, [from, names]) => withImport(result, from, names),
    whole,
  );
};

/** Removes a row, even if it was edited since. */
export const removeRow = (text: string, { file, address }: PageRow): string => {
  const row = rowsIn(file, text).find((each) => each.address === address);
  if (!row) throw new Error(`${file} 里没有 ${address} 这一行`);
  return cutOut(text, [row.range]);
};
