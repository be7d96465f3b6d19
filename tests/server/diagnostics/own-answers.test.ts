import { expect, it } from 'vitest';
import { defaultedFaults } from '#src/engine/defaulted.ts';
import { everyEndpoint } from '#stories/back-end/every-endpoint.ts';
import { sampleByPath } from '#stories/back-end/every-sample.ts';
import { apiOn } from '../harness/api.ts';
import { openDatabase } from '../harness/postgres/database.ts';

it('no default replaces a value that our own back end answers, so phones have nothing to tell of it', async () => {
  const opened = await openDatabase();
  const { app, post, tokenOf } = apiOn(opened.db);
  const token = await tokenOf('demo_vip');
  const notices: unknown[] = [];
  let answered = 0;
  for (const endpoint of everyEndpoint) {
    if (endpoint.changes || endpoint.idempotent) continue;
    const sample = sampleByPath.get(endpoint.path);
    for (const payload of [{}, ...(sample ? [sample.payload] : [])]) {
      const { code, data } = await post(endpoint.path, payload, token);
      if (code !== '200') continue;
      answered += 1;
      notices.push(...defaultedFaults('', endpoint, data));
    }
  }
  expect(notices).toEqual([]);
  expect(answered).toBeGreaterThan(60);
  await app.close();
  await opened.close();
});
