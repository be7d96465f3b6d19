import { expect, test } from 'vitest';
import { firstOf } from '../../harness/whole.ts';
import { openPage } from '../harness/browser.ts';
import { called, installMessenger, isSignedFor, strict, userAgents } from '../harness/messenger.ts';
import { onSite } from '../harness/site.ts';
import { loginAs, soon } from '../harness/visits/home.ts';

const site = onSite();

const visit = async (kind: keyof typeof userAgents, path: string, token?: string) => {
  const page = await openPage(site.browser, { userAgent: userAgents[kind] });
  const calls = await installMessenger(page, strict[kind]);
  if (token) await page.addInitScript((value) => localStorage.setItem('TOKEN', value), token);
  await page.goto(site.server.origin + path);
  const shared = () => called(calls, 'updateAppMessageShareData').at(-1);
  return { page, calls, shared };
};

test('the home page is shared with the site’s own card', async () => {
  const { shared } = await visit('android', '/drawIndex');
  await expect.poll(() => shared()?.link, soon).toBe(`${site.server.origin}/drawIndex`);
  expect(shared()).toMatchObject({ title: expect.stringMatching(/\S/), desc: expect.any(String) });
});

test('a member’s card leads to the page in the member’s name', async () => {
  const token = await loginAs(site.db, 'demo_plain');
  const { shared } = await visit('android', '/drawIndex', token);
  await expect.poll(() => shared()?.link, soon).toMatch(/\/drawIndex\?member_id=\d+$/);
});

const opened = [
  ['an address of the old hash router', '/#/drawIndex', '/drawIndex'],
  ['a page for members, which leads to the login', '/set?from=menu', '/Welogin'],
] as const;

test.each(firstOf(opened, 1))(
  'iOS signs what was opened, even where that was %s',
  async (_name, path, ended) => {
    const { page, calls, shared } = await visit('ios', path);
    await page.waitForURL(`**${ended}`);
    await expect.poll(() => shared()?.link, soon).toBe(site.server.origin + ended);
    const landing = site.server.origin + (path.split('#')[0] ?? '');
    const signed = called(calls, 'preVerifyJSAPI').map((options) => isSignedFor(options, landing));
    expect(signed).toEqual([true]);
  },
);
