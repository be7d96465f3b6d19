/** Checks the imports against `docs/architecture.md`; fails too if it finds too few modules. */
import { filesOf } from '../project.mjs';
import { breach, cycles, withoutRow } from './arrows.ts';
import { readImports, unresolved } from './imports.ts';

const folders = ['schemas', 'sections', 'src', 'server', 'stories', 'tests', 'bench', 'scripts'];
/** `src/ui`, `server`: the part of a path that others import by `#`. */
const floorOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('src/') ? 2 : 1)
    .join('/');
const leastModules = 100;
const leastImports = 250;

const modules = filesOf([...folders, '.storybook']).filter((file) => /\.(?:tsx?|mjs)$/.test(file));
const imports = readImports(modules);
const faults = [
  ...unresolved(imports).map(({ from, specifier }) => `${from}: ${specifier} does not exist`),
  ...imports.flatMap((entry) => {
    const reason = breach(entry);
    return reason ? [`${entry.from} -> ${entry.specifier}: ${reason}`] : [];
  }),
  ...imports.flatMap(({ from, to, specifier }) =>
    to &&
    folders.includes(to.split('/')[0] ?? '') &&
    specifier.startsWith('.') &&
    floorOf(from) !== floorOf(to)
      ? [`${from} -> ${specifier}: another floor is imported as #${to}`]
      : [],
  ),
  ...withoutRow(modules).map((path) => `${path}: its folder has no row in the table of arrows`),
  ...cycles(imports).map((cycle) => `cycle: ${cycle.join(' -> ')}`),
];
if (modules.length < leastModules || imports.length < leastImports) {
  faults.push(`only ${modules.length} modules and ${imports.length} imports were read`);
}
for (const fault of faults) console.error(fault);
console.log(`boundaries: ${modules.length} modules, ${imports.length} imports`);
process.exitCode = faults.length > 0 ? 1 : 0;
