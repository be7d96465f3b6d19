import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DeskArea } from '#schemas/desk/endpoints.ts';
import { deskRefusals } from '#schemas/desk/refusals.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { importAll } from '../../platform/import-all.ts';
import type { Registered, RegisteredField } from './define-table.ts';

type File = { deskTables: readonly Registered[] };

const domains = join(import.meta.dirname, '..');

// a build lists the files by the bundler's glob; a server that runs from source reads the folders
const files: File[] = import.meta.env
  ? Object.values(import.meta.glob<File>('../*/{desk,*-desk}.ts', { eager: true }))
  : await importAll(
      readdirSync(domains)
        .flatMap((noun) => readdirSync(join(domains, noun)).map((name) => join(noun, name)))
        .filter((file) => basename(file) === 'desk.ts' || file.endsWith('-desk.ts'))
        .map((file) => join(domains, file)),
    );

/** From each domain's `desk.ts` and `…-desk.ts`, by rank. */
export const registered: readonly Registered[] = files
  .flatMap(({ deskTables }) => deskTables)
  .toSorted((one, other) => one.rank - other.rank);

/** Refuses `noSuchDeskTable`. */
export const tableIn = (area: DeskArea, name: string): Registered => {
  const found = registered.find((one) => one.area === area && one.name === name);
  if (!found) throw new RefusedError(deskRefusals.noSuchDeskTable);
  return found;
};

/** Refuses `noSuchDeskField`. */
export const fieldOf = ({ fields }: Registered, name: string): RegisteredField => {
  const found = fields.find((field) => field.name === name);
  if (!found) throw new RefusedError(deskRefusals.noSuchDeskField);
  return found;
};
