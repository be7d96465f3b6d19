import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { consoleRefusals } from '#schemas/operator/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { SUCCESS } from '#schemas/wire/envelope.ts';
import { importAll } from '#server/platform/import-all.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'payload' in value;

type Codes = ReadonlyMap<string, ReadonlySet<string>>;

/** What each call that lists its refusals may answer, by the call's path. */
export const codesByPath = (endpoints: readonly Endpoint[]): Codes =>
  new Map(
    endpoints.flatMap(({ access, path: called, refusals }) => {
      const atConsole = typeof access === 'object';
      if (!refusals && !atConsole) return [];
      const all = { ...callRefusals, ...(atConsole && consoleRefusals), ...refusals };
      return [[called, new Set([SUCCESS, ...Object.values(all).map(({ code }) => String(code))])]];
    }),
  );

const fromFolder = async (folder: string): Promise<object[]> =>
  importAll(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('endpoints.ts'))
      .map((file) => path.join(folder, file)),
  );

// servers in processes of their own run from their source, which has no `import.meta.glob`
const modules: object[] = import.meta.env
  ? Object.values(import.meta.glob<object>('../../../schemas/*/*endpoints.ts', { eager: true }))
  : await fromFolder(path.resolve(import.meta.dirname, '../../../schemas'));
const codesOfAll = codesByPath(
  modules.flatMap((module) => Object.values(module)).filter(isEndpoint),
);

const answer = z.looseObject({ code: z.union([z.string(), z.number()]) });

const readAnswer = (payload: unknown) => {
  try {
    const read = z.safeParse(answer, JSON.parse(String(payload)));
    return read.success ? String(read.data.code) : undefined;
  } catch {
    return undefined;
  }
};

/** The server answers `unexpected` where a call refuses what its endpoint does not list. */
export const holdToLists = (app: FastifyInstance, codes = codesOfAll): void => {
  app.addHook('onSend', async ({ url }, _reply, payload) => {
    const list = codes.get(url);
    const code = list && typeof payload === 'string' ? readAnswer(payload) : undefined;
    if (!list || code === undefined || list.has(code)) return payload;
    const msg = `${url} does not list its refusal ${code}`;
    return JSON.stringify({ code: callRefusals.unexpected.code, msg, data: null });
  });
};
