import { expect, test } from 'vitest';
import { hostileAddresses } from '../../harness/hostile-addresses.ts';
import { onSite } from '../harness/site.ts';
import { visitHome } from '../harness/visits/home.ts';

const site = onSite();

const answer = (data: unknown) => ({ json: { code: 200, msg: '', data } });

const icons = hostileAddresses.flatMap((icon_link, at) =>
  // inside the app and out of it
  [0, 1].map((jion) => ({
    id: at * 2 + jion + 1,
    icon_name: `图标${at}`,
    icon_thumb: '/media/logo.svg',
    icon_link,
    jion,
  })),
);

const banners = hostileAddresses.map((link_url, at) => ({
  title_name: `轮播${at}`,
  thumb: '/media/banner-1.svg',
  link_url,
}));

const hrefs = (selector: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>(selector)].map(({ href }) => href);

test('no link_url and no icon_link of the server leads to script, data or a disguised site', async () => {
  expect(hostileAddresses.length).toBeGreaterThanOrEqual(60);
  const page = await visitHome(site, {
    prepare: async (opened) => {
      await opened.route('**/v1/index/banner', (route) => route.fulfill(answer(banners)));
      await opened.route('**/v1/index/nav', (route) => route.fulfill(answer(icons)));
    },
  });
  await page.locator('[data-section=轮播图][data-state=ready]').waitFor();
  await page.locator('[data-section=导航栏][data-state=ready]').waitFor();
  const links = await page.evaluate(hrefs, '[data-section=轮播图] a, [data-section=导航栏] a');
  // what is left are plain web addresses, which a banner may lead to, and paths of the app
  const plain = links.every((link) => {
    const { protocol, username, password } = new URL(link);
    return /^https?:$/.test(protocol) && username === '' && password === '';
  });
  expect(plain).toBe(true);
  const away = links.filter((link) => new URL(link).origin !== site.server.origin);
  expect(
    away.filter((link) => !hostileAddresses.some((given) => link.startsWith(given.trim()))),
  ).toEqual([]);
});
