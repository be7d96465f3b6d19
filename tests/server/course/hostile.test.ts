import { expect, it } from 'vitest';
import { courseApi } from '#schemas/course/endpoints.ts';
import { studyOn } from '../harness/course/calls.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const odd = [
  null,
  [],
  'text',
  {},
  { id: {}, lesson: [] },
  { id: -1, lesson: '', page: -1 },
  { id: 1e300, lesson: '1', page: 1e15 },
  { id: 'x'.repeat(10_000), lesson: 'y'.repeat(10_000), text: 'z'.repeat(100_000) },
  { id: '1', lesson: "1' or '1'='1", tab: 'all', page: 'x' },
  { id: '1', lesson: '1', position: -5, speed: -100, played: -1, key: '\u0000' },
  { id: '1', lesson: '1', position: Number.MAX_SAFE_INTEGER, speed: 1e12, played: 1e15, key: 'k' },
  {
    id: '1',
    lesson: '1',
    position: 'NaN',
    speed: null,
    played: {},
    score: 4.5,
    text: '\u0000',
    key: 'k',
  },
  { id: '1', score: 5, text: '\ud800', tab: '__proto__', key: 'k' },
  { id: '1', tab: 'constructor', key: 'k', __proto__: { tab: 'all' } },
  { id: '51', lesson: '', key: 'k'.repeat(3000) },
];

onDatabase('what nobody should send', (opened) => {
  it.each(Object.values(courseApi))(
    '$path answers with a message, and never fails',
    async ({ path }) => {
      const { post, join } = studyOn(opened().db);
      const { token } = await join();
      for (const payload of odd) {
        const { code, msg, status } = await post(path, payload, token);
        expect([payload, status < 500, code === '500', msg !== '']).toEqual([
          payload,
          true,
          false,
          true,
        ]);
      }
      expect(
        (await post(path, { id: '1', lesson: '1', tab: 'all', key: 'k', score: 5 })).code,
      ).toMatch(/^(-200|400)$/);
    },
  );
});
