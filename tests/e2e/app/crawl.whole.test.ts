import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { brokenValues } from '../harness/crawl/broken-values.ts';
import { misfits } from '../harness/crawl/misfits.ts';
import { brokenPictures, oddWords } from '../harness/crawl/odd-words.ts';
import { smallTaps } from '../harness/crawl/small-taps.ts';
import { forMembers, forVisitors, goTo, HEIGHT, setScale, walk } from '../harness/crawl/walk.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';

const TIMEOUT_MS = 600_000;
const WIDTHS = [375, 320, 768];
const SCALES = [1, 1.4];

const site = onSite();

/** The same page asked for what is not there, and for what is no id; none for a page that takes no id. */
const wrongAddressesOf = (address: string): string[] => {
  const id = /(?<=[/=])\d+/g;
  if (!id.test(address)) return [];
  return [address.replace(id, '999999999'), address.replace(id, 'x-%E4%B8%80')];
};

/** What is wrong with the page as it stands, at every width and size of text. */
const faultsOf = async (page: Page): Promise<string[]> => {
  const found = [...(await oddWords(page)), ...(await brokenPictures(page))];
  for (const scale of SCALES) {
    await setScale(page, scale);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const here = [...(await misfits(page)), ...(await brokenValues(page))];
      if (scale === 1 && width < 400) here.push(...(await smallTaps(page)));
      found.push(...here.map((fault) => `${fault} (${width} px, text × ${scale})`));
    }
  }
  await page.setViewportSize({ width: 375, height: HEIGHT });
  return found;
};

test.each([
  ['member', forMembers],
  ['visitor', forVisitors],
] as const)(
  'every page keeps its word to a %s at every width and size of text',
  async (who, requests) => {
    const found = await walk(site, who, requests, async (page, pattern, address) => {
      const wrong: string[] = [];
      const visit = async (there: string) => {
        // what can be no id in a path is the address of no page
        await goTo(page, pattern, there, there === address ? pattern : '*');
        const faults = await faultsOf(page);
        if (there === address) faults.push(...(await violations(page)));
        wrong.push(...faults.map((fault) => `${there}: ${fault}`));
      };
      for (const there of [address, ...wrongAddressesOf(address)]) await visit(there);
      return wrong;
    });
    expect(found).toEqual([]);
  },
  TIMEOUT_MS,
);
