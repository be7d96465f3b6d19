import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DeskArea } from '#schemas/desk/endpoints.ts';
import { deskRefusals } from '#schemas/desk/refusals.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { importAll } from '../../platform/import-all.ts';
import type { Registered, RegisteredField } from './define-table.ts';

type File = { deskTables: readonly Registered[] };

const domains = join(import.meta.dirname, '..');

// the bundler lists the files of a build; what runs from its source reads the folders
const files: File[] = import.meta.env
  ? Object.values(import.meta.glob<File>('../*/{desk,*-desk}.ts', { eager: true }))
  : await importAll(
      readdirSync(domains)
        .flatMap((noun) => readdirSync(join(domains, noun)).map((name) => join(noun, name)))
        .filter((file) => basename(file) === 'desk.ts' || file.endsWith('-desk.ts'))
        .map((file) => join(domains, file)),
    );

/** Every table that has a desk, in the order of their ranks; a further one stands in a domain's `desk.ts`, or in a `…-desk.ts` of its own. */
export const registered: readonly Registered[] = files
  .flatMap(({ deskTables }) => deskTables)
  .toSorted((one, other) => one.rank - other.rank);

/** The table of that name in an area. Refuses `noSuchDeskTable`. */
export const tableIn = (area: DeskArea, name: string): Registered => {
  const found = registered.find((one) => one.area === area && one.name === name);
  if (!found) throw new RefusedError(deskRefusals.noSuchDeskTable);
  return found;
};

/** A registered field of a table. Refuses `noSuchDeskField`. */
export const fieldOf = ({ fields }: Registered, name: string): RegisteredField => {
  const found = fields.find((field) => field.name === name);
  if (!found) throw new RefusedError(deskRefusals.noSuchDeskField);
  return found;
};
