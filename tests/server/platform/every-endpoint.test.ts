import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { apiOn } from '../harness/api.ts';
import { openDatabase } from '../harness/postgres/database.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../../schemas/*/*endpoints.ts', {
  eager: true,
});
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'payload' in value;
const paths = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (isEndpoint(value) ? [value.path] : []));

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openDatabase();
});
afterAll(() => opened.close());

it('serves every endpoint that a noun of the schemas has', async () => {
  const { app, post } = apiOn(opened.db);
  const unknown: string[] = [];
  for (const path of paths) if ((await post(path)).code === '404') unknown.push(path);
  expect(paths.length).toBeGreaterThan(170);
  expect(unknown).toEqual([]);
  expect((await post('/v1/no/such')).code).toBe('404');
  await app.close();
});
