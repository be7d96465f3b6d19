import { expect, test } from 'vitest';
import { brokenValues } from '../harness/crawl/broken-values.ts';
import { misfits } from '../harness/crawl/misfits.ts';
import { brokenPictures, oddWords } from '../harness/crawl/odd-words.ts';
import { smallTaps } from '../harness/crawl/small-taps.ts';
import { forMembers, goTo, walk } from '../harness/crawl/walk.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';

const TIMEOUT_MS = 300_000;

const site = onSite();

// other sizes, visitors and addresses of nothing: `crawl.whole.test.ts`
test(
  'every page keeps its word to a member on a phone',
  async () => {
    const found = await walk(site, 'member', forMembers, async (page, pattern, address) => {
      await goTo(page, pattern, address);
      const faults = [
        ...(await oddWords(page)),
        ...(await brokenPictures(page)),
        ...(await misfits(page)),
        ...(await brokenValues(page)),
        ...(await smallTaps(page)),
        ...(await violations(page)),
      ];
      return faults.map((fault) => `${pattern}: ${fault}`);
    });
    expect(found).toEqual([]);
  },
  TIMEOUT_MS,
);
