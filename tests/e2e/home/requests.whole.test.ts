import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BATCH_PATH } from '#schemas/batch/fields.ts';
import { homeAddresses } from '#schemas/layout/home-addresses.ts';
import { startUpstream } from '../../server/harness/upstream.ts';
import { startServer } from '../harness/server.ts';
import { onSite, shared } from '../harness/site.ts';
import { loginAs, soon, type VisitOptions, visitHome } from '../harness/visits/home.ts';

const site = onSite();
const upstream = shared(startUpstream);
const front = shared(() => startServer({ apiOrigin: upstream().origin }));

const kindOf = (request: Request): string => {
  if (request.method() === 'POST') return 'call';
  return request.resourceType();
};

const watched = (page: Page) => {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests.push(request);
  });
  return (kind: string) => requests.filter((request) => kindOf(request) === kind);
};

const open = async (options: VisitOptions, server = site.server) => {
  let of: ReturnType<typeof watched> = () => [];
  const page = await visitHome(
    { browser: site.browser, server },
    {
      ...{ drawn: true, batches: true, fresh: true, ...options },
      prepare: async (opened) => {
        of = watched(opened);
        await options.prepare?.(opened);
      },
    },
  );
  return { page, of };
};

/** The same, until nothing more comes. */
const visit = async (...given: Parameters<typeof open>) => {
  const { page, of } = await open(...given);
  await page.locator('#root:not([data-first]) [data-section][data-state=ready]').first().waitFor();
  await page.waitForLoadState('networkidle');
  return { page, of };
};

/** Pictures whose frames are on the screen, and which have not come. */
const missingOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right } =
          image.parentElement?.getBoundingClientRect() ?? new DOMRect();
        const seen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
        return seen && !(image.complete && image.naturalWidth > 0);
      })
      .map(({ src }) => src),
  );

describe.each(homeAddresses)('%s', (path) => {
  test('asks for little as a visitor, and nothing on the screen is missing', async () => {
    const { page, of } = await visit({ path });
    await expect.poll(() => missingOn(page), soon).toEqual([]);
    expect(of('call').length).toBeLessThanOrEqual(3);
    // two blocks of categories stand near the screen there
    expect(of('image').length).toBeLessThanOrEqual(path === '/newIndex' ? 29 : 24);
  });

  test('makes at most eight calls for a member', async () => {
    const { of } = await visit({ path, token: await loginAs(site.db, 'demo_vip') });
    const calls = of('call').map((request) => new URL(request.url()).pathname);
    expect(calls).toContain(BATCH_PATH);
    expect(calls.length).toBeLessThanOrEqual(8);
  });
});

test.each([
  ['the app', undefined],
  ['the page of the server', (page: Page) => page.route('**/assets/*.js', () => undefined)],
])(
  'pictures beyond the next of a row are asked for once it is touched, by %s',
  async (_, prepare) => {
    const { page, of } = await (prepare ? open({ prepare }) : visit({}));
    const ofRow = () =>
      of('image').filter((request) => request.url().includes('/media/live-')).length;
    await expect.poll(ofRow, soon).toBe(3);
    await page.locator('[data-section=直播标题] ul').dispatchEvent('pointerdown');
    await expect.poll(ofRow, soon).toBeGreaterThan(5);
  },
);

test('in front of another back end each call is made alone', async () => {
  const token = 'upstream-token';
  const { of } = await visit({ path: '/drawIndex', token }, front());
  const paths = of('call').map((request) => new URL(request.url()).pathname);
  expect(paths.length).toBeGreaterThan(8);
  expect(paths).not.toContain(BATCH_PATH);
});
