import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prepareConsole } from '../../../server/domains/publication/index.ts';
import { openPage } from '../harness/browser.ts';
import { databaseOf, startServer } from '../harness/server.ts';
import { onSite } from '../harness/site.ts';
import { soon } from '../harness/visits/home.ts';
import { ADMIN_PASSWORD, previewOn, signInOn } from '../harness/visits/operator.ts';

const HOST = 'desk.localhost';
const DESK = `http://${HOST}`;

const site = onSite(async () => {
  const server = await startServer({ operatorOrigin: DESK });
  await prepareConsole(databaseOf(server), ADMIN_PASSWORD, Date.now());
  return server;
});

/** Stands for a proxy: what is asked of the operators' site goes to the server, with the host's name. */
const proxied = (page: Page) =>
  page.context().route(`${DESK}/**`, (route) => {
    const { pathname, search } = new URL(route.request().url());
    const headers = { ...route.request().headers(), 'x-forwarded-host': HOST };
    return route.continue({ url: site.server.origin + pathname + search, headers });
  });

test('the console works on a site of its own, preview and all, and learners’ site has none', async () => {
  const desk = await openPage(site.browser, { width: 1280, height: 860 });
  await proxied(desk);
  await desk.goto(`${DESK}/`);
  await signInOn(desk);
  await desk.getByRole('navigation', { name: '后台导航' }).waitFor();
  const sections = previewOn(desk).locator('[data-section]');
  await expect.poll(() => sections.count(), soon).toBeGreaterThan(5);

  const learner = await openPage(site.browser);
  await learner.goto(`${site.server.origin}/operator`);
  await learner.getByText('页面不存在').waitFor();
});
