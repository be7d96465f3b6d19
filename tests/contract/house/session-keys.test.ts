import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf } from '#scripts/project.mjs';
import { sessionKeys } from '#src/platform/session/session.ts';

test('local storage keeps what the specification names, each under a key of its own', () => {
  expect(sessionKeys).toMatchObject({
    token: 'TOKEN',
    user: 'USER',
    beforeLoginUrl: 'beforeLoginUrl',
    orderId: 'o_id',
    productId: 'p_id',
    wechatType: 'w_type',
    sharerId: 'wx_member_P_id',
    distributionUrl: 'distribution_url',
  });
  expect(Object.keys(sessionKeys)).toEqual(
    expect.arrayContaining([
      'couponId',
      'receive',
      'type',
      'parentId',
      'lastPath',
      'lastFullPath',
      'appVersion',
    ]),
  );
  expect(new Set(Object.values(sessionKeys)).size).toBe(Object.keys(sessionKeys).length);
});

test('one module owns them: no other reads or writes a stored value by such a key', () => {
  const keys = Object.values(sessionKeys).join('|');
  const access = new RegExp(`(?:Local|Json|Item)\\(\\s*['"\`](?:${keys})['"\`]`);
  expect(access.test("readLocal('TOKEN')")).toBe(true);
  const sources = filesOf(['src', 'sections']).filter((file) => /\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  const others = sources.filter((file) => access.test(readFileSync(file, 'utf8')));
  expect(others).toEqual([]);
});
