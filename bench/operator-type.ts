/**
 * Types a title at the console beside its preview, in Chromium with 4× CPU slowdown: from each key press to
 * the frame in which the preview shows the text so far.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { openConsole } from './console/open.ts';
import { median } from './median.ts';
import { verdict } from './serve-page.ts';

const SLOWER = 4;
/** Keys before the measured ones, so that the editor has a history. */
const WARM = 10;
const KEYS = 40;
/** In milliseconds, between two keys; a fast typist. */
const KEY_MS = 150;
/** In milliseconds. */
const GOAL = 100;

const NAME = '资讯列表';

type Drawn = { key: string; ms: number };

/** Records for each key when the preview first has the text, and when that frame ends. */
const noteKeys = (name: string) => {
  const input = document.querySelector<HTMLInputElement>(`[aria-label="${name}的标题"]`);
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title^="草稿预览"]');
  const page = frame?.contentDocument;
  const view = frame?.contentWindow;
  if (!input || !page || !view) throw new Error('there is no preview');
  const pressed: { text: string; at: number }[] = [];
  const drawn: Drawn[] = [];
  Object.assign(window, { drawn });
  input.addEventListener(
    'beforeinput',
    ({ data, timeStamp }) => pressed.push({ text: `${input.value}${data ?? ''}`, at: timeStamp }),
    true,
  );
  new MutationObserver(() => {
    const shown = page.body.textContent ?? '';
    const last = pressed.findLastIndex(({ text }) => shown.includes(text));
    if (last < 0) return;
    const seen = pressed.splice(0, last + 1);
    view.requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const now = performance.now();
        drawn.push(...seen.map(({ text, at }) => ({ key: text, ms: now - at })));
      };
      port2.postMessage(0);
    });
  }).observe(page.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
};

const type = async (page: Page, keys: number): Promise<void> => {
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.type(String(key % 10));
    await pause(KEY_MS);
  }
};

const { open, close } = await openConsole();
const { page, context } = await open();
const shown = page.frameLocator('iframe[title^="草稿预览"]').locator('[data-section]').first();
await shown.waitFor();
const title = page.getByLabel(`${NAME}的标题`);
await title.fill('题');
await page.frameLocator('iframe[title^="草稿预览"]').getByText('题', { exact: true }).waitFor();
await type(page, WARM);
const devtools = await context.newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
await page.evaluate(noteKeys, NAME);
await type(page, KEYS);
await page.waitForFunction(
  (wanted) => 'drawn' in window && Array.isArray(window.drawn) && window.drawn.length >= wanted,
  KEYS,
);
const drawn = await page.evaluate(() =>
  'drawn' in window && Array.isArray(window.drawn) ? window.drawn : [],
);
await close();

const times = drawn
  .map(({ ms }: Drawn) => ms)
  .toSorted((one: number, other: number) => one - other);
const middle = median(times);
const late = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
console.log(times.map(Math.round).join(', '));
console.log(
  `a key is drawn after ${Math.round(middle)} ms, 95 of 100 within ${Math.round(late)} ms (goal ≤ ${GOAL}): ${verdict(middle <= GOAL)}, ratio ${(middle / GOAL).toFixed(2)}`,
);
