/**
 * `npm run measure [-- <folder or file…>]`: what a reader of the product has before them, by area: files, lines,
 * comments and style rules, and what a first view loads of the build that stands. `--since <commit>`: what has
 * been added and removed since, the work tree included.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type FirstViewVariant, firstSections } from './bundle/first-sections.ts';
import { firstView, total } from './check/first-view.ts';
import { countSource, median, repeatedIn, rulesOf } from './measure/source.ts';
import { filesOf, root } from './project.mjs';

const AREAS = [
  'schemas',
  'samples',
  'sections',
  'server',
  'src',
  'stories',
  'tests',
  'scripts',
  'bench',
];

/** Samples stand beside the schemas, and are counted apart: only tests and stories load them. */
const isSample = (file: string): boolean => /^schemas\/(?:.*\/)?[^/]*samples?\.ts$/.test(file);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { since: { type: 'string' } },
});

const isFile = (location: string): boolean => statSync(path.join(root, location)).isFile();

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const filesAt = (path: string): string[] => {
  if (path === 'samples') return filesOf(['schemas']).filter(isSample);
  if (isFile(path)) return [path];
  return filesOf([path]).filter((file) => !isSample(file));
};

const codeRow = (path: string) => {
  const files = filesAt(path).filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  const counts = files.map((file) => countSource(file, read(file)));
  const lines = counts.reduce((sum, count) => sum + count.lines, 0);
  const comments = counts.reduce((sum, count) => sum + count.comments, 0);
  return {
    files: files.length,
    lines,
    'median file': median(counts.map((count) => count.lines)),
    'longest file': Math.max(0, ...counts.map((count) => count.lines)),
    'comment blocks': comments,
    'in 1,000 lines': lines === 0 ? 0 : Math.round((comments / lines) * 1000),
  };
};

const styleRow = (path: string) => {
  const sheets = filesAt(path).filter((file) => file.endsWith('.css'));
  const rules = sheets.flatMap((file) => rulesOf(read(file)));
  return { sheets: sheets.length, rules: rules.length, repeated: repeatedIn(rules) };
};

const tableOf = <Row>(paths: readonly string[], rowOf: (path: string) => Row) =>
  Object.fromEntries(paths.map((path) => [path, rowOf(path)]));

const printPaths = (paths: readonly string[]): void => {
  console.table(tableOf(paths, codeRow));
  const styled = Object.entries(tableOf(paths, styleRow)).filter(([, { sheets }]) => sheets > 0);
  if (styled.length > 0) console.table(Object.fromEntries(styled));
};

const printFirstViews = (): void => {
  if (!existsSync(path.join(root, 'dist/client/.vite/manifest.json'))) {
    console.log('The first view is measured on a build: npm run build');
    return;
  }
  // the record's own keys, which `Object.keys` widens to string
  const variants = Object.keys(firstSections) as FirstViewVariant[];
  console.table(
    Object.fromEntries(
      variants.map((variant) => [
        variant,
        { 'first view, kB of brotli': Number((total(firstView(root, variant)) / 1000).toFixed(1)) },
      ]),
    ),
  );
};

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

type Change = { files: number; added: number; removed: number };

const printChanges = (since: string, paths: readonly string[]): void => {
  const untracked = git('ls-files', '--others', '--exclude-standard', '--', ...paths);
  const changed = git('diff', '--numstat', since, '--', ...paths);
  const rows = [
    ...changed
      .split('\n')
      .filter(Boolean)
      .map((row) => row.split('\t')),
    ...untracked
      .split('\n')
      .filter(Boolean)
      .map((file) => [String(read(file).split('\n').length - 1), '0', file]),
  ];
  const byArea = new Map<string, Change>();
  for (const [added = '', removed = '', file = ''] of rows) {
    const area = isSample(file) ? 'samples' : (file.split('/')[0] ?? file);
    const before = byArea.get(area) ?? { files: 0, added: 0, removed: 0 };
    byArea.set(area, {
      files: before.files + 1,
      added: before.added + (Number(added) || 0),
      removed: before.removed + (Number(removed) || 0),
    });
  }
  console.table(Object.fromEntries(byArea));
};

const paths = positionals.length > 0 ? positionals : AREAS;
if (values.since === undefined) {
  printPaths(paths);
  if (positionals.length === 0) printFirstViews();
} else printChanges(values.since, positionals);
