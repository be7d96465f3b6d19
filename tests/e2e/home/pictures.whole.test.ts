import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { onSite } from '../harness/site.ts';
import { buildAll, soon, visitHome } from '../harness/visits/home.ts';

const site = onSite();

/** Once the browser's page stands. */
const takenOver = '#root:not([data-first]) [data-section][data-state=ready]';
const banner = '[data-section=轮播图] img';

const open = async (width: number, deviceScaleFactor: number) => {
  const pictures: Request[] = [];
  const page = await visitHome(site, {
    fresh: true,
    width,
    deviceScaleFactor,
    drawn: true,
    prepare: (opened) =>
      opened.on('request', (request) => {
        if (request.url().includes('/media/')) pictures.push(request);
      }),
  });
  await page.locator(takenOver).first().waitFor();
  await page.waitForLoadState('networkidle');
  return { page, pictures };
};

const shownAt = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((image: HTMLImageElement) => {
      const { search } = new URL(image.currentSrc);
      return { search, wide: Math.round(image.getBoundingClientRect().width) };
    });

describe('pictures of a home page', () => {
  test.each([
    [320, 2, '?w=600', '?w=256'],
    [375, 2, '?w=800', '?w=256'],
    [375, 3, '?w=1200', '?w=420'],
    [768, 2, '?w=1200', '?w=600'],
  ])(
    'of %i px at density %i come as wide as they are shown',
    async (width, density, wide, small) => {
      const { page } = await open(width, density);
      expect((await shownAt(page, banner)).search).toBe(wide);
      await buildAll(page);
      const row = '[data-section=优质内容] img';
      await page.locator(row).first().scrollIntoViewIfNeeded();
      await expect.poll(async () => (await shownAt(page, row)).search, soon).toBe(small);
    },
  );

  test('are asked for once each, by both pages together, as AVIF where that is there', async () => {
    const { page, pictures } = await open(375, 2);
    const requests = pictures.map((request) => new URL(request.url()));
    expect(requests.length).toBeGreaterThan(3);
    const addresses = requests.map(({ href }) => href);
    expect(new Set(addresses).size).toBe(addresses.length);
    const first = await page.locator(banner).first().getAttribute('src');
    expect(requests.filter(({ pathname }) => pathname === first)).toHaveLength(1);
    const response = await pictures.find((each) => each.url().includes(`${first}`))?.response();
    expect(await response?.headerValue('content-type')).toBe('image/avif');
  });

  test('one of them comes within the page, ahead of all others, and makes way for a sharper one', async () => {
    const { page } = await open(375, 2);
    const html = await (await fetch(`${site.server.origin}/drawIndex`)).text();
    const [image = ''] = html.match(/<img [^>]*>/) ?? [];
    expect(image).toContain(' src="data:image/webp;base64,');
    expect(html).not.toContain('as="image"');
    const urgent = page.locator('img[fetchpriority=high]');
    expect(
      await urgent.evaluateAll((all) => all.map((each) => each.getAttribute('srcset'))),
    ).toEqual([/data-srcset="([^"]*)"/.exec(image)?.[1]]);
  });

  test('the one within the page is no request where it suffices', async () => {
    const { page, pictures } = await open(375, 1);
    const urgent = page.locator('img[fetchpriority=high]');
    expect(await urgent.getAttribute('src')).toContain('data:image/webp');
    const html = await (await fetch(`${site.server.origin}/drawIndex`)).text();
    const [, address = '-'] = /<img [^>]*data-src="([^"]*)"/.exec(html) ?? [];
    expect(pictures.filter((each) => each.url().includes(address))).toEqual([]);
  });
});
