import path from 'node:path';
import type { Endpoint } from '../schemas/define-endpoint.ts';
import { importAll } from '../server/platform/import-all.ts';
import { filesOf, root } from './project.mjs';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'payload' in value;

/** Every call of the contract by its path, those of learners and of the console. */
export const everyCall = async (): Promise<ReadonlyMap<string, Endpoint>> => {
  const files = filesOf(['schemas']).filter((file) =>
    /^schemas\/[^/]+\/[^/]*endpoints\.ts$/.test(file),
  );
  const modules = await importAll<Record<string, unknown>>(
    files.map((file) => path.join(root, file)),
  );
  const found = modules.flatMap((module) => Object.values(module)).filter(isEndpoint);
  return new Map(found.map((endpoint) => [endpoint.path, endpoint]));
};
