// @vitest-environment window
import { beforeEach, expect, it } from 'vitest';
import { callKey } from '#schemas/define-endpoint.ts';
import { sectionOrder } from '#schemas/home/endpoints.ts';
import { createHomeEngine } from '#src/home/home-engine.ts';
import { keepLayout, keptLayout } from '#src/home/kept-layout.ts';
import { lastGood } from '#src/platform/calls/last-good.ts';

const key = callKey(sectionOrder);
const good = [{ name: '资讯列表' }];
const bad = [{ name: '直播标题' }];

beforeEach(() => {
  localStorage.clear();
  keepLayout((asked) => (asked === key ? good : undefined));
  lastGood.set(key, bad, sectionOrder.access);
});

it('after failed starts the layout of the last good start stands at once, not what came last', () => {
  expect(keptLayout(key)).toEqual(good);
  expect(createHomeEngine(true).lastGood.get(key)).toEqual(good);
});

it('otherwise what came last stands', () => {
  expect(createHomeEngine().lastGood.get(key)).toEqual(bad);
});
