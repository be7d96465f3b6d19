import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { apiOn } from '../harness/api.ts';
import { openDatabase } from '../harness/postgres/database.ts';

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openDatabase();
});
afterAll(() => opened.close());

it('a server begins what is repeated when it listens, not before', async () => {
  const begun = vi.spyOn(globalThis, 'setInterval');
  const { app } = apiOn(opened.db);
  await app.ready();
  expect(begun).not.toHaveBeenCalled();
  await app.listen({ port: 0, host: '127.0.0.1' });
  // what comes first when it listens asks the database
  await expect.poll(() => begun.mock.calls.length).toBeGreaterThan(0);
  await app.close();
  begun.mockRestore();
});
