import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** In milliseconds, between mouse events; a busy page does not change it. */
const STEP_MS = 8;
/** In milliseconds: one movement up and down, and the whole drag. */
const SWING = 1000;
const LONG = 3000;

/** Moves the pressed pointer smoothly up and down around a point, by `reach` px either way. */
export const glide = async (
  page: Page,
  { x, y, reach }: { x: number; y: number; reach: number },
): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const begin = performance.now();
  const sent = [];
  for (let at = 0; at < LONG; at = performance.now() - begin) {
    const position = { x, y: y + Math.sin((at / SWING) * Math.PI * 2) * reach };
    const move = { type: 'mouseMoved', button: 'left', buttons: 1, ...position } as const;
    sent.push(devtools.send('Input.dispatchMouseEvent', move));
    await pause(STEP_MS);
  }
  await Promise.all(sent);
  await devtools.detach();
};
