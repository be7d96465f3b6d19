/**
 * Checks the download sizes of learners and operators against their limits; builds first if a source has
 * changed.
 */
import { execFileSync } from 'node:child_process';
import { type FirstViewVariant, firstSections } from '../bundle/first-sections.ts';
import { root } from '../project.mjs';
import { consoleWeight } from './console-weight.ts';
import { FIRST_VIEW_LIMIT, firstView, pageWeights, total } from './first-view.ts';
import { foundationWeight } from './foundation-weight.ts';
import { sectionCost } from './section-cost.ts';

const KIB = 1024;

execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' });

const weights = firstView(root);
console.table(weights.sort((a, b) => b.bytes - a.bytes));

const pages = pageWeights(root);
console.table(pages.slice(0, 5));
const most = (of: (page: (typeof pages)[number]) => number): number =>
  pages.length > 0 ? Math.max(...pages.map(of)) : Number.POSITIVE_INFINITY;

// `Object.keys` widens the keys of the literal to string
const variants = Object.keys(firstSections) as FirstViewVariant[];
const budgets = [
  ...variants.map((variant) => ({
    budget: `first view of ${variant}, JS + CSS, brotli`,
    limit: FIRST_VIEW_LIMIT,
    came: total(firstView(root, variant)),
  })),
  {
    budget: 'the heaviest page beyond the shell, JS + CSS, brotli',
    limit: 60 * KIB,
    came: most(({ bytes }) => bytes),
  },
  {
    budget: 'the files of a page beyond the shell, JS + CSS',
    limit: 12,
    came: most(({ files }) => files),
  },
  { budget: 'engine + schemas + registry, gzip', limit: 14 * KIB, came: await foundationWeight() },
  {
    budget: 'the console until its list stands, page + JS + CSS, brotli',
    limit: 275_000,
    came: consoleWeight(root),
  },
  { budget: 'a further registered section, brotli', limit: 100, came: sectionCost() },
];
console.table(
  budgets.map((row) => ({
    ...row,
    left: row.limit - row.came,
    outcome: row.came <= row.limit ? 'ok' : 'OVER',
  })),
);
process.exitCode = budgets.every(({ came, limit }) => came <= limit) ? 0 : 1;
