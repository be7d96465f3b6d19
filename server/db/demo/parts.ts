import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importAll } from '../../platform/import-all.ts';
import type { DemoPart } from './demo-part.ts';

type PartFile = { part: DemoPart };

const folder = import.meta.dirname;

// the bundler lists the files of a build; what runs from its source reads the folder
const files: PartFile[] = import.meta.env
  ? Object.values(import.meta.glob<PartFile>('./*/part.ts', { eager: true }))
  : await importAll(
      readdirSync(folder)
        .map((noun) => join(folder, noun, 'part.ts'))
        .filter(existsSync),
    );

/** The demo data of the domains, in the order in which they build upon each other. */
export const parts: ReadonlyMap<string, DemoPart> = new Map(
  files
    .map(({ part }) => part)
    .toSorted((one, other) => one.rank - other.rank)
    .map((part) => [part.name, part]),
);
