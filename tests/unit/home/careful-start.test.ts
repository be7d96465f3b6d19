// @vitest-environment window
import { beforeEach, expect, it } from 'vitest';
import { sectionOrder } from '#schemas/home/endpoints.ts';
import { callKey } from '#schemas/wire/define-endpoint.ts';
import { cachedLayout, keepLayout } from '#src/home/cached-layout.ts';
import { createHomeEngine } from '#src/home/home-engine.ts';
import { lastGood } from '#src/platform/calls/last-good.ts';

const key = callKey(sectionOrder);
const good = [{ name: '资讯列表' }];
const bad = [{ name: '直播标题' }];

beforeEach(() => {
  localStorage.clear();
  keepLayout((request) => (request === key ? good : undefined));
  lastGood.set(key, bad, sectionOrder.access);
});

it('after failed starts the layout of the last good start stands at once, not what came last', () => {
  expect(cachedLayout(key)).toEqual(good);
  const engine = createHomeEngine(true);
  expect(engine.lastGood.get(key)).toEqual(good);
  // the sections' own may be what failed
  expect(engine.storedFirst).toBe(false);
});

it('otherwise what came last stands', () => {
  const engine = createHomeEngine();
  expect(engine.lastGood.get(key)).toEqual(bad);
  expect(engine.storedFirst).toBe(true);
});
