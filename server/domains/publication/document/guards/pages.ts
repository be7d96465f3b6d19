import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isHomeAddress } from '#schemas/home-addresses.ts';
import type { AddressBuilder } from '#schemas/page-address.ts';
import { pathValues } from '#schemas/path-values.ts';
import { importAll } from '../../../../platform/import-all.ts';

type Addresses = Readonly<Record<string, unknown>>;

const folder = join(import.meta.dirname, '../../../../../schemas');

const withAddresses = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[\w-]+[/\\]addresses\.ts$/.test(file))
    .map((file) => join(folder, file));

// the bundler lists the files of a build; what runs from its source reads the folder
const nouns: Addresses[] = import.meta.env
  ? Object.values(
      import.meta.glob<Addresses>('../../../../../schemas/*/addresses.ts', { eager: true }),
    )
  : await importAll(withAddresses());

const isAddress = (value: unknown): value is Pick<AddressBuilder, 'pattern'> =>
  typeof value === 'function' && 'pattern' in value;

const pages = nouns.flatMap((noun) => Object.values(noun).filter(isAddress));

/** Whether a page of the app stands at this path. */
export const isPage = (path: string): boolean =>
  isHomeAddress(path) || pages.some((page) => pathValues(page, path) !== undefined);
