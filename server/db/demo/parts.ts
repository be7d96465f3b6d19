import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importAll } from '../../platform/import-all.ts';
import type { DemoPart } from './demo-part.ts';

type PartFile = { part: DemoPart };

const folder = import.meta.dirname;

// a bundle has the files listed; from its source the server reads the folder
const files: PartFile[] = import.meta.env
  ? Object.values(import.meta.glob<PartFile>('./*/part.ts', { eager: true }))
  : await importAll(
      readdirSync(folder)
        .map((noun) => join(folder, noun, 'part.ts'))
        .filter(existsSync),
    );

export const parts: ReadonlyMap<string, DemoPart> = new Map(
  files
    .map(({ part }) => part)
    .toSorted((one, other) => one.rank - other.rank)
    .map((part) => [part.name, part]),
);
