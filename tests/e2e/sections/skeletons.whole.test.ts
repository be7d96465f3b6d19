import { describe, expect, test } from 'vitest';
import { allSectionNames } from '../../harness/all-section-names.ts';
import { openPage } from '../harness/browser.ts';
import { heightsApart, openHarness, sectionHeights } from '../harness/sections/heights.ts';
import { startHarness } from '../harness/sections/start-harness.ts';
import { onSite } from '../harness/site.ts';

const site = onSite(startHarness);

const heights = async (width: number, query: Record<string, string>) => {
  const page = await openPage(site.browser, { width });
  await openHarness(page, site.server.address(query));
  return sectionHeights(page);
};

// four pages of all sections each, on machines that run other tests as well
describe.each([320, 375, 430])('%i px wide', (width) => {
  test('every skeleton is as high as its section, whatever its texts and pictures', async () => {
    const ready = await heights(width, {});
    expect([...ready.keys()]).toEqual([...allSectionNames]);
    expect(heightsApart(ready, await heights(width, { state: 'loading' }))).toEqual([]);
    for (const sample of ['长文字', '缺图']) {
      const other = await heights(width, { sample });
      const same = new Map([...ready].filter(([name]) => other.has(name)));
      expect(same.size).toBeGreaterThan(10);
      expect(heightsApart(same, other), sample).toEqual([]);
    }
  });
});

test.each(['常规', '一条', '很多', '长文字', '缺图', '脏数据'])(
  'at 320 px nothing sticks out sideways and every target is large enough (%s)',
  async (sample) => {
    const page = await openPage(site.browser, { width: 320 });
    await openHarness(page, site.server.address({ sample }));
    const [sideways, small] = await page.evaluate(() => [
      document.documentElement.scrollWidth - document.documentElement.clientWidth,
      [...document.querySelectorAll('a, button')].flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width >= 44 && height >= 44 ? [] : [element.outerHTML.slice(0, 120)];
      }),
    ]);
    expect(sideways).toBe(0);
    expect(small).toEqual([]);
  },
);
