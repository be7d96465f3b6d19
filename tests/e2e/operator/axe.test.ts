import { describe, expect, test } from 'vitest';
import { whole } from '../../harness/whole.ts';
import { openPage } from '../harness/browser.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { setWidth, signInOn, startConsole } from '../harness/visits/operator.ts';
import { AWAY, walk } from '../harness/visits/walk.ts';

const site = onSite(startConsole);

/** For all screens, one after the other, on a busy machine. */
const PATIENCE = 300_000;

/** The widths at which a screen is looked at; the second is a tablet's. */
const WIDTHS = whole ? [1280, 768] : [1280];

/** Screens of their own that show a table. */
const lists = [
  'releases',
  'faults',
  'statistics',
  'audit',
  'certifications',
  'members',
  'orders',
  'refunds',
  'synonyms',
  'invoices',
  'support',
  'opinions',
  'lesson-questions',
  'marking',
  'appeals',
  'prizes',
  'cases',
  'certificates',
  'accounts',
  'accounts/roles',
];

/** Screens that derive from a table of the database: all are of one kind. */
const desks = [
  'content/product',
  'content/news',
  'content/lesson',
  'content/live',
  'content/question',
  'content/exam',
  'content/exam_question',
  'content/game',
  'content/game_prize',
  'content/game_code',
  'content/award',
  'content/landing',
  'content/block_landing',
  'content/case_contest',
  'content/case_criterion',
  'content/case_judge',
  'offers/coupon',
];

describe('axe finds nothing', () => {
  test('on any screen, on a desk and in the whole run on a tablet', {
    timeout: PATIENCE,
  }, async () => {
    const page = await openPage(site.browser, {
      reducedMotion: 'reduce',
      width: 1280,
      height: 900,
    });
    await page.goto(`${site.server.origin}/operator`);
    await signInOn(page);
    const found: string[] = [];
    const look = async (name: string) => {
      for (const width of WIDTHS) {
        await setWidth(page, width);
        for (const fault of await violations(page)) found.push(`${name}, ${width} px: ${fault}`);
      }
    };
    await page.locator('[data-row]').first().waitFor();
    await look('editor');
    const goTo = walk(page);
    for (const path of ['template', 'banners', 'icons', 'follow', 'tabs', 'site', 'login']) {
      await goTo(`settings/${path}`, page.getByRole('heading', { level: 2 }));
      await look(path);
    }
    await goTo('share-pages', page.getByRole('listitem').filter({ hasText: '编辑区块' }).first());
    await look('share-pages');
    for (const path of [...lists, ...(whole ? desks : desks.slice(0, 1))]) {
      await goTo(path, page.getByRole('table'));
      await look(path);
    }
    await goTo(AWAY, page.getByRole('textbox', { name: '凭证码' }));
    await look(AWAY);
    await goTo('draft-history', page.getByText('草稿还没有改动过'));
    await look('draft-history');
    await goTo('plans', page.getByText('还没有方案'));
    await look('plans');
    await goTo('document', page.getByRole('textbox', { name: '有序首页的文档' }));
    await look('document');
    expect(found).toEqual([]);
  });
});
