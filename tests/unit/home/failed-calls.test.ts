// @vitest-environment window
import { beforeEach, expect, it } from 'vitest';
import { bannerList } from '#schemas/home/endpoints.ts';
import { sourceKey } from '#src/engine/load.ts';
import { createHomeEngine } from '#src/home/home-engine.ts';
import { lastGood } from '#src/platform/calls/last-good.ts';
import { answerWith, success } from '../harness/browser-stubs.ts';

const source = { endpoint: bannerList, payload: {} };
const key = sourceKey(source);
const visitors = { ok: true, data: ['what stands in the HTML'] } as const;
const engine = () =>
  createHomeEngine(false, undefined, (of) => (of === key ? visitors : undefined));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('TOKEN', 'failed-calls');
});

it('a member’s call that fails is answered by what the HTML holds', async () => {
  answerWith(() => new Response('', { status: 500 }));
  expect(await engine().loader.wait(source)).toBe(visitors);
});

it('but not one that is answered', async () => {
  answerWith(() => success(['own']));
  expect(await engine().loader.wait(source)).toEqual({ ok: true, data: ['own'] });
});

it('nor where the phone has something of its own from before', async () => {
  answerWith(() => new Response('', { status: 500 }));
  lastGood.set(key, ['own from before'], 'public');
  expect(await engine().loader.wait(source)).toMatchObject({ ok: false });
});
