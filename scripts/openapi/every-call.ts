import path from 'node:path';
import type { CallSample } from '#schemas/sample.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { importAll } from '#server/platform/import-all.ts';
import { filesOf, root } from '../project.mjs';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'payload' in value;

export type NounCall = { noun: string; endpoint: Endpoint };

const modulesOf = async <M>(name: RegExp): Promise<[string, M][]> => {
  const files = filesOf(['schemas']).filter((file) => name.test(file));
  const modules = await importAll<M>(files.map((file) => path.join(root, file)));
  return modules.map((module, index) => [files[index] ?? '', module]);
};

export const everySample = async (): Promise<readonly CallSample[]> => {
  const modules = await modulesOf<{ samples: readonly CallSample[] }>(
    /^schemas\/[^/]+\/[^/]*samples\.ts$/,
  );
  return modules.flatMap(([, { samples }]) => samples);
};

export const everyCall = async (): Promise<readonly NounCall[]> => {
  const modules = await modulesOf<Record<string, unknown>>(/^schemas\/[^/]+\/[^/]*endpoints\.ts$/);
  const calls = new Map<string, NounCall>();
  for (const [file, module] of modules) {
    const noun = path.basename(path.dirname(file));
    // a queue has all of its calls in one object, that of its sheet there alone
    const values = Object.values(module).flatMap((value) =>
      isEndpoint(value) || typeof value !== 'object' || value === null
        ? value
        : Object.values(value),
    );
    for (const value of values)
      if (isEndpoint(value) && !calls.has(value.path))
        calls.set(value.path, { noun, endpoint: value });
  }
  return [...calls.values()];
};
