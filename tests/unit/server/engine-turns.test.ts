import { expect, it, vi } from 'vitest';
import { takeTurns } from '#server/db/engine.ts';

it('lets requests in between queries that follow each other', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const engine = {
    execProtocolStream: async () => {
      now += 5;
      return [];
    },
  };
  takeTurns(engine);
  let turns = 0;
  const count = () => {
    turns += 1;
    waiting = setImmediate(count);
  };
  let waiting = setImmediate(count);
  for (let query = 0; query < 30; query += 1) await engine.execProtocolStream();
  clearImmediate(waiting);
  // one after each 15 ms of the 150, except at the end
  expect(turns).toBe(9);
});
