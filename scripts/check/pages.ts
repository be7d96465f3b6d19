/** Holds pages to one file and one sheet where these are short (docs/pages.md). */
import { readFileSync } from 'node:fs';
import { filesOf } from '../project.mjs';
import { readImports } from './imports.ts';
import { splitFaults, viewsIn } from './split-pages.ts';

/** With fewer pages the check has not found them. */
const leastPages = 100;

const modules = filesOf(['src', 'stories', 'tests', 'bench', '.storybook']).filter((file) =>
  /\.tsx?$/.test(file),
);
const imports = readImports(modules);
const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;

const pages = viewsIn(imports).length;
const faults = splitFaults(imports, linesOf);
if (pages < leastPages) faults.push(`only ${pages} pages were found`);
for (const fault of faults) console.error(fault);
console.log(`pages: ${pages}`);
process.exitCode = faults.length > 0 ? 1 : 0;
