import { eq } from 'drizzle-orm';
import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { attempt } from '#server/db/tables/questionnaire.ts';
import {
  type PaperQuestion,
  publishQuestionnaire,
} from '../../server/harness/questionnaire/publish.ts';
import { onSite } from '../harness/site.ts';
import { visitAs } from '../harness/visits/course.ts';
import { heldCall, soon } from '../harness/visits/home.ts';
import { beginPaper } from '../harness/visits/questionnaire.ts';

const site = onSite();

const options = ['甲', '乙', '丙'].map((title, at) => ({ id: `o${at}`, title }));
const requests: readonly PaperQuestion[] = [
  { kind: 'single', title: '第一题', options },
  { kind: 'text', title: '建议', required: false },
];
const MERGED = '已合并另一台设备的作答，同一题以本机为准';

const answersOf = async (id: number) => {
  const [row] = await site.db.select().from(attempt).where(eq(attempt.questionnaireId, id));
  return Object.values(row?.answers ?? {});
};

test('an answer that arrived unheard is neither another device’s nor put over a newer one', async () => {
  const id = await publishQuestionnaire(site.db, {}, requests);
  const path = `/questionnaire?id=${id}`;
  const phone = await visitAs(site, 'demo_plain', { path, expected: [/ERR_FAILED/] });
  await beginPaper(phone);
  const first = phone.getByRole('radiogroup', { name: '第一题' });
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await phone.route('**/v1/questionnaire/save', lose);
  await first.getByLabel('甲').check();
  await phone.getByText('未同步，已存在本机').waitFor();
  const { hold } = heldCall();
  // the page is closed without a further word
  await phone.route('**/v1/questionnaire/save', hold);
  await phone.unroute('**/v1/questionnaire/save', lose);
  await phone.goto(`${site.server.origin}/healthz`);
  await phone.unroute('**/v1/questionnaire/save');
  const tablet = await visitAs(site, 'demo_plain', { path });
  await tablet.getByRole('radiogroup', { name: '第一题' }).getByLabel('乙').check();
  await tablet.getByText('已保存', { exact: true }).waitFor();
  await phone.goto(site.server.origin + path);
  await phone.getByText('已保存', { exact: true }).waitFor();
  expect(await first.getByLabel('乙').isChecked()).toBe(true);
  expect(await phone.getByText(MERGED).count()).toBe(0);
  await first.getByLabel('丙').check();
  await expect.poll(() => answersOf(id), soon).toEqual([['o2']]);
});

test('what is missing is shown below the head, however high that is', async () => {
  const id = await publishQuestionnaire(site.db, { limitMs: 600_000 }, [
    { kind: 'text', title: '建议', required: false },
    ...Array.from({ length: 4 }, (_, nth) => ({
      kind: 'single' as const,
      title: `第 ${nth + 1} 题`,
      options,
    })),
  ]);
  const page = await visitAs(site, 'demo_plain', {
    path: `/questionnaire?id=${id}`,
    viewport: { width: 320, height: 568 },
    prepare: (fresh) =>
      fresh.addInitScript(() =>
        addEventListener('DOMContentLoaded', () =>
          document.documentElement.style.setProperty('--font-scale', '1.4'),
        ),
      ),
  });
  await beginPaper(page);
  await page.getByRole('timer').waitFor();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await page.getByText('还有 4 道题需要补充').waitFor();
  const gap = () =>
    page.evaluate(() => {
      const element = document.querySelector('[data-fault="true"]');
      const head = document.querySelector('[role="progressbar"], progress')?.parentElement;
      const lower = head?.getBoundingClientRect().bottom ?? Number.NaN;
      return (element?.getBoundingClientRect().top ?? Number.NaN) - lower;
    });
  const right = async () => {
    const below = await gap();
    return below >= 0 && below < 40;
  };
  await expect.poll(right, soon).toBe(true);
});

test('a bar does not stand on what is written where a keyboard leaves little room', async () => {
  const id = await publishQuestionnaire(site.db, {}, [...requests].reverse());
  const page = await visitAs(site, 'demo_plain', {
    path: `/questionnaire?id=${id}`,
    viewport: { width: 360, height: 640 },
  });
  await beginPaper(page);
  const text = page.getByRole('textbox');
  await text.focus();
  await page.setViewportSize({ width: 360, height: 250 });
  const free = () =>
    text.evaluate((control) => {
      const { left, top, bottom, width } = control.getBoundingClientRect();
      return [top + 4, bottom - 4].map(
        (y) => document.elementFromPoint(left + width / 2, y) === control,
      );
    });
  await expect.poll(free, soon).toEqual([true, true]);
});
