import { expect, it } from 'vitest';
import { defaultedFaults } from '#src/engine/defaulted.ts';
import { everyEndpoint } from '#stories/back-end/every-endpoint.ts';
import { callRows } from '../../contract/harness/call-rows.ts';
import { calls as specified } from '../../contract/specified-calls.ts';
import { apiOn } from '../harness/api.ts';
import { openDatabase } from '../harness/database.ts';

const samples = { ...specified, ...callRows() };

it('no default replaces a value that our own back end answers, so phones have nothing to tell of it', async () => {
  const opened = await openDatabase();
  const { app, post, tokenOf } = apiOn(opened.db);
  const token = await tokenOf('demo_vip');
  const told: unknown[] = [];
  let answered = 0;
  for (const endpoint of everyEndpoint) {
    if (endpoint.changes || endpoint.idempotent) continue;
    for (const payload of [{}, ...(samples[endpoint.path] ?? [])]) {
      const { code, data } = await post(endpoint.path, payload, token);
      if (code !== '200') continue;
      answered += 1;
      told.push(...defaultedFaults('', endpoint, data));
    }
  }
  expect(told).toEqual([]);
  expect(answered).toBeGreaterThan(60);
  await app.close();
  await opened.close();
});
