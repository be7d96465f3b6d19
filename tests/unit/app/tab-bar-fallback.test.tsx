// @vitest-environment window
import { expect, test } from 'vitest';
import { bottomStatus } from '#schemas/site/start-endpoints.ts';
import { TabBar } from '#src/app/frame/tab-bar.tsx';
import { EngineProvider } from '#src/engine/engine.ts';
import { createLoader, type LoadedAnswer, sourceKey } from '#src/engine/load.ts';
import { mount } from '../harness/mount.tsx';

const flags = (...disabled: unknown[]) => disabled.map((value) => ({ disabled: value }));
const failed: LoadedAnswer = { ok: false, why: 'timeout', message: '' };

const handed: unknown[] = [];

const never = new Promise<LoadedAnswer>(() => {});

const show = async (
  answer: LoadedAnswer | Promise<LoadedAnswer>,
  remembered?: unknown,
  storedFirst = false,
) => {
  const held = new Map<string, unknown>();
  handed.length = 0;
  if (remembered) held.set(sourceKey({ endpoint: bottomStatus, payload: {} }), remembered);
  const engine = {
    loader: createLoader(async () => answer),
    lastGood: { get: (key: string) => held.get(key), set: () => undefined },
    storedFirst,
    diagnostics: { report: () => undefined, flush: () => undefined },
    onShown: (...shown: unknown[]) => handed.push(shown),
    onMessage: () => undefined,
  };
  const { host } = await mount(
    <EngineProvider value={engine}>
      <TabBar current="index" />
    </EngineProvider>,
  );
  return [...host.querySelectorAll('a')].map(({ textContent }) => textContent);
};

test('where the flags cannot be had, the last known ones count', async () => {
  expect(await show(failed, flags(1, 1))).toEqual(['发现', '分类']);
});

test('until the flags come, the last known ones count where the page shows what is stored first', async () => {
  expect(await show(never, flags(1, 1), true)).toEqual(['发现', '分类']);
  expect(await show(never, flags(1, 1))).toEqual([]);
});

test('without any flags there is no bar', async () => {
  expect(await show(failed)).toEqual([]);
});

test('flags of another shape are handed on to be told, and the last known ones count', async () => {
  const other = { tabs: flags(1) };
  expect(await show({ ok: true, data: other }, flags(1, 1))).toEqual(['发现', '分类']);
  expect(handed).toEqual([['', bottomStatus, other]]);
});
