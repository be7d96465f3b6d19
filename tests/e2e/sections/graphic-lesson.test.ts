import { expect, test } from 'vitest';
import { graphicAuth } from '#schemas/home/endpoints.ts';
import { firstOf } from '../../harness/whole.ts';
import { onSite } from '../harness/site.ts';
import { buildAll, loginAs, visitHome } from '../harness/visits/home.ts';

const site = onSite();

const answers = [
  [1, 'coursedet1'],
  [0, 'coursedet'],
] as const;

test.each(firstOf(answers, 1))(
  'a lesson that is tapped is asked for, and %i opens /%s',
  async (answer, page) => {
    let requestCount = 0;
    const home = await visitHome(site, {
      token: await loginAs(site.db, 'demo_vip'),
      reducedMotion: 'reduce',
      prepare: (opened) =>
        opened.route(`**${graphicAuth.path}`, (route) => {
          requestCount += 1;
          return route.fulfill({ json: { code: 200, msg: '', data: answer } });
        }),
    });
    await buildAll(home);
    await home.locator('[data-section=图文标题] li a').first().click();
    await home.waitForURL(new RegExp(`/${page}/\\d+$`));
    expect(requestCount).toBe(1);
  },
);
