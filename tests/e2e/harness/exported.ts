import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { pressButton } from './gestures.ts';

/** The file that a button gives: its name, and what is in it. */
export const exportedBy = async (page: Page, button: string) => {
  const [download] = await Promise.all([page.waitForEvent('download'), pressButton(page, button)]);
  return {
    name: download.suggestedFilename(),
    text: String(await buffer(await download.createReadStream())),
  };
};
