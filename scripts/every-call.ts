import path from 'node:path';
import type { Endpoint } from '#schemas/define-endpoint.ts';
import { importAll } from '#server/platform/import-all.ts';
import { filesOf, root } from './project.mjs';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'payload' in value;

/** A call and the noun whose folder says it. */
export type NounCall = { noun: string; endpoint: Endpoint };

/** Every call of the contract once, those of learners and of the console, by noun. */
export const everyCall = async (): Promise<readonly NounCall[]> => {
  const files = filesOf(['schemas']).filter((file) =>
    /^schemas\/[^/]+\/[^/]*endpoints\.ts$/.test(file),
  );
  const modules = await importAll<Record<string, unknown>>(
    files.map((file) => path.join(root, file)),
  );
  const calls = new Map<string, NounCall>();
  for (const [index, file] of files.entries()) {
    const noun = path.basename(path.dirname(file));
    for (const value of Object.values(modules[index] ?? {}))
      if (isEndpoint(value) && !calls.has(value.path))
        calls.set(value.path, { noun, endpoint: value });
  }
  return [...calls.values()];
};
