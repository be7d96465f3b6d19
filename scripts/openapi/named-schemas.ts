import path from 'node:path';
import { partsOf } from '#schemas/wire/codec.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { importAll } from '#server/platform/import-all.ts';
import { filesOf, root } from '../project.mjs';

type Schema = Endpoint['data'];

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

export const namedSchemas = async (): Promise<ReadonlyMap<Schema, string>> => {
  const files = filesOf(['schemas']).filter((file) => /^schemas\/[^/]+\/fields\.ts$/.test(file));
  const modules = await importAll<Record<string, unknown>>(
    files.map((file) => path.join(root, file)),
  );
  const named = new Map<Schema, string>();
  for (const [index, file] of files.entries()) {
    const noun = path.basename(path.dirname(file));
    for (const [name, value] of Object.entries(modules[index] ?? {}))
      if (isSchema(value) && partsOf(value).fields && !named.has(value))
        named.set(value, `${noun}.${name}`);
  }
  return named;
};
