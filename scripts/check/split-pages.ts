import type { Import } from './imports.ts';

/** The longest file that parts are joined into, and the longest sheet, in lines. */
const MOST = 150;
/** A part of up to so many lines stands in the file of its only user. */
const LEAST = 25;

type Use = Pick<Import, 'from' | 'to' | 'lazy'>;

const isSheet = (file: string): boolean => file.endsWith('.css');

/** Module → the modules that import it, of files in `src/pages`. */
const usersIn = (imports: readonly Use[]): Map<string, Set<string>> => {
  const users = new Map<string, Set<string>>();
  for (const { from, to } of imports)
    if (to?.startsWith('src/pages/')) users.set(to, (users.get(to) ?? new Set()).add(from));
  return users;
};

/** `view` and what it alone uses, through others of these. */
const privateTo = (view: string, users: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  const own = new Set([view]);
  // the iteration comes to what is added meanwhile
  for (const user of own)
    for (const [file, its] of users)
      if (its.has(user) && [...its].every((each) => own.has(each))) own.add(file);
  return [...own];
};

/** The views that rows of pages name. */
export const viewsIn = (imports: readonly Use[]): string[] => [
  ...new Set(
    imports.flatMap(({ from, to, lazy }) => (to && lazy && from.endsWith('/pages.ts') ? [to] : [])),
  ),
];

/**
 * Pages and parts that are split without need, with what to do. What is loaded lazily, or what a test or a story imports,
 * is apart on purpose.
 */
export const splitFaults = (
  imports: readonly Use[],
  linesOf: (file: string) => number,
): string[] => {
  const users = usersIn(imports);
  const apart = new Set(
    imports.flatMap(({ from, to, lazy }) => (to && (lazy || !from.startsWith('src/')) ? [to] : [])),
  );
  for (const file of apart) users.delete(file);
  const sum = (files: readonly string[]) => files.reduce((lines, file) => lines + linesOf(file), 0);
  const joined = new Set<string>();
  const pages = viewsIn(imports).flatMap((view) => {
    const own = privateTo(view, users);
    const sheets = own.filter(isSheet);
    const code = own.filter((file) => !isSheet(file));
    const faults: string[] = [];
    if (code.length > 1 && sum(code) <= MOST) {
      for (const file of code) joined.add(file);
      faults.push(`${view}: take in ${code.slice(1).join(', ')}; together ${sum(code)} lines`);
    }
    if (sheets.length > 1 && sum(sheets) <= MOST)
      faults.push(`${view}: make one sheet of ${sheets.join(', ')}; together ${sum(sheets)} lines`);
    return faults;
  });
  const small = [...users].flatMap(([file, its]) => {
    const [user = '', ...more] = its;
    const fits = linesOf(file) <= LEAST && sum([file, user]) <= MOST;
    return more.length === 0 && fits && !isSheet(file) && !joined.has(file)
      ? [`${user}: take in ${file}, which nothing else uses; together ${sum([file, user])} lines`]
      : [];
  });
  return [...pages, ...small];
};
