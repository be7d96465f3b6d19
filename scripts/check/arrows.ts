import type { Import } from './imports.ts';

/**
 * Which folder may import which; the first row whose folder contains the path applies. `types`: importable as
 * types only. `packages`: the only packages allowed (Node's are `node:`). `flat`: applies to files directly
 * in the folder only.
 */
type Row = {
  folder: string;
  may: readonly string[];
  types?: string[];
  packages?: string[];
  flat?: true;
};

const client = ['src/', 'sections/', 'schemas/'];
const parts = ['schemas/', 'src/entities/', 'src/ui/', 'src/platform/'];
const assembled = [...parts, 'sections/', 'src/engine/', 'src/layouts/'];
const ground = ['schemas/', 'server/db/', 'server/platform/'];
const served = [...ground, 'server/libraries/', 'server/domains/'];
const everything = [''];

const table: readonly Row[] = [
  // the console's form and the server sanitise articles alike
  { folder: 'schemas/desk/', may: ['schemas/'], packages: ['zod', 'htmlparser2'] },
  { folder: 'schemas/', may: [], packages: ['zod'] },
  { folder: 'sections/', may: parts, types: ['src/engine/'] },
  { folder: 'src/engine/', may: ['schemas/'], packages: ['react', 'swr', 'zod'] },
  { folder: 'src/layouts/', may: ['schemas/'], packages: [] },
  {
    folder: 'src/ui/',
    may: ['src/platform/screen/', 'schemas/picture-widths.ts', 'schemas/text/rich-html.ts'],
  },
  { folder: 'src/platform/screen/', may: [], packages: ['react'] },
  { folder: 'src/platform/', may: ['schemas/'] },
  { folder: 'src/entities/', may: parts },
  { folder: 'src/page-kinds/', may: ['schemas/', 'src/ui/', 'src/platform/'] },
  // a page of blocks uses the engine, as the home pages do
  {
    folder: 'src/pages/landing/blocks/',
    may: [...parts, 'src/page-kinds/', 'src/pages/landing/', 'src/home/'],
  },
  { folder: 'src/pages/', may: [...parts, 'src/page-kinds/'] },
  { folder: 'src/home/', may: assembled },
  // the preview renders the whole app with a draft, so it may import all of the client
  { folder: 'src/operator/preview/', may: [...client, 'src/operator/'] },
  { folder: 'src/operator/', may: assembled },
  { folder: 'src/app/', may: client },
  { folder: 'server/platform/', may: ground },
  { folder: 'server/db/', may: [...ground, 'src/layouts/'] },
  { folder: 'server/libraries/', may: [...ground, 'server/libraries/'] },
  { folder: 'server/read-models/', may: served },
  { folder: 'server/domains/', may: served },
  { folder: 'server/', may: ['schemas/'], flat: true },
  { folder: 'stories/', may: client },
  ...['.storybook/', 'tests/', 'bench/', 'scripts/'].map((folder) => ({ folder, may: everything })),
];

/** No client or server may load samples. */
const samples = /^schemas\/(?:sample|[^/]+\/[^/]*samples)\.ts$/;
const takesSamples = ['stories/', '.storybook/', 'tests/', 'bench/', 'scripts/'];

const isIn = (path: string, folders: readonly string[]) =>
  folders.some((folder) => path.startsWith(folder));

/** `sections/a/` for `sections/a/section.ts`, undefined for `sections/registry.ts`. */
const compartment = (path: string, parent: string): string | undefined =>
  new RegExp(`^${parent}[^/]+/`).exec(path)?.[0];

const crossesInto = ({ from, to = '' }: Import, parent: string): boolean => {
  const here = compartment(from, parent);
  const there = compartment(to, parent);
  return here !== undefined && there !== undefined && here !== there;
};

/** Whether a server module outside a domain imports from it; tests and tools may. */
const entersDomain = ({ from, to = '' }: Import): boolean => {
  const domain = compartment(to, 'server/domains/');
  return from.startsWith('server/') && domain !== undefined && !from.startsWith(domain);
};

const breaksTable = (row: Row, entry: Import): string | undefined => {
  const { to, package: name } = entry;
  if (name !== undefined) {
    if (row.packages && !row.packages.includes(name)) return `${row.folder} does without ${name}`;
    return undefined;
  }
  if (!to || isIn(to, [row.folder, ...row.may])) return undefined;
  if (isIn(to, row.types ?? [])) {
    return entry.typeOnly ? undefined : `${row.folder} takes only types from there`;
  }
  return `${row.folder} may import ${row.may.join(', ') || 'nothing of ours'}`;
};

const rowOf = (path: string): Row | undefined =>
  table.find(
    ({ folder, flat }) =>
      path.startsWith(folder) && !(flat && path.slice(folder.length).includes('/')),
  );

export const withoutRow = (modules: readonly string[]): string[] =>
  modules.filter((path) => !rowOf(path));

/** The reason why an import breaks the architecture, or undefined. */
export const breach = (entry: Import): string | undefined => {
  const row = rowOf(entry.from);
  if (!row) return 'its folder has no row in the table of arrows';
  if (samples.test(entry.to ?? '') && !samples.test(entry.from) && !isIn(entry.from, takesSamples))
    return 'samples are for tests and stories alone';
  if (crossesInto(entry, 'sections/')) return 'a section knows no sibling';
  if (crossesInto(entry, 'src/pages/')) return 'a noun of pages knows no other';
  if (entersDomain(entry) && !entry.to?.endsWith('/index.ts')) {
    return 'a domain of the server is entered by its index.ts';
  }
  if (entry.package === 'zod' && entry.specifier !== 'zod/mini') return 'zod is used as zod/mini';
  return breaksTable(row, entry);
};

export const cycles = (imports: readonly Import[]): string[][] => {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) if (to) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const found: string[][] = [];
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push([...trail.slice(start), path]);
    if (start >= 0 || done.has(path)) return;
    for (const target of next.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of next.keys()) visit(path, []);
  return found;
};
