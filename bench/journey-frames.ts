/**
 * Three journeys on slow 4G, each as a sheet of the frames that the browser painted: from a first visit to the first
 * lesson that plays, from a coupon over its payment to the lesson, from an exam to its certificate. Needs a build;
 * FRAMES=folder says where the sheets go (a temporary folder without it), JOURNEYS=coupon,exam which.
 */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import type { Database } from '#server/db/database.ts';
import { award } from '#server/db/tables/award.ts';
import { chromiumArgs, findChromium } from '#tests/e2e/harness/chromium.ts';
import { pressButton, pressButtonWith } from '#tests/e2e/harness/gestures.ts';
import { databaseOf, startServer } from '#tests/e2e/harness/server.ts';
import { findProduct, playedPast } from '#tests/e2e/harness/visits/course.ts';
import { loginAs } from '#tests/e2e/harness/visits/home.ts';
import { consent } from '#tests/e2e/harness/visits/login.ts';
import { findCourse, placeOrder } from '#tests/e2e/harness/visits/order.ts';
import { publishQuestionnaire } from '#tests/server/harness/questionnaire/publish.ts';
import { film, sheetOf, spread } from './phone/film.ts';
import { openSlowly, SLOW_4G } from './phone/phone.ts';

const folder = process.env.FRAMES ?? (await mkdtemp(path.join(tmpdir(), 'journeys-')));
/** The least between two frames of a sheet, in ms. */
const STEP = 250;
const COLUMNS = 12;

type Journey = {
  as?: string;
  walk: (page: Page, origin: string, db: Database) => Promise<unknown>;
};

const lesson: Journey['walk'] = async (page, origin, db) => {
  const wanted = { type: 0, mediaKey: 'slides', priceFen: 1, trial: true, noSkip: false };
  const video = await findProduct(db, wanted);
  await page.goto(`${origin}/drawIndex`);
  await page.locator('a[href="/searchHistory"]').first().click();
  await page.waitForURL('**/Welogin');
  await consent(page, '陈医生');
  await page.waitForURL('**/searchHistory');
  const box = page.getByRole('searchbox', { name: '搜索' });
  await box.fill(video.title);
  await box.press('Enter');
  const hit = page.getByRole('link', { name: new RegExp(video.title) });
  await hit.first().click();
  await page.waitForURL(`**/coursedet/${video.id}`);
  await pressButton(page, '播放');
  await playedPast(page, 2);
};

const coupon: Journey['walk'] = async (page, origin, db) => {
  const course = await findCourse(db);
  await page.goto(`${origin}/yhj`);
  const ticket = page.getByRole('article').filter({ hasText: '全场满减券' });
  await ticket.getByRole('button', { name: '领取' }).click();
  await ticket.getByRole('link', { name: '去使用' }).waitFor();
  await page.goto(`${origin}/courseDetail/${course.id}`);
  await pressButtonWith(page, '券后 ¥79.00 购买');
  await page.getByText('−¥20.00').first().waitFor();
  await placeOrder(page);
  await pressButtonWith(page, '支付 ¥79.00');
  await pressButtonWith(page, '确认支付');
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  await page.getByRole('link', { name: '开始学习' }).click();
  await page.waitForURL('**/coursedet/**');
  await playedPast(page, 2);
};

const options = [
  { id: 'a', title: '青霉素' },
  { id: 'b', title: '头孢曲松' },
];

const exam: Journey['walk'] = async (page, origin, db) => {
  const id = await publishQuestionnaire(
    db,
    { kind: 'exam', title: '合理用药结业考试', pass: 60, showAnswers: 'after_submit' },
    [
      { kind: 'single', title: '社区获得性肺炎首选哪个？', options, right: ['a'], points: 60 },
      { kind: 'judge', title: '退热后可以立即停药', right: ['false'], points: 40 },
    ],
  );
  const terms = { title: '合理用药结业证书', target: 'exam', kind: 'certificate' } as const;
  await db.insert(award).values({ ...terms, examId: id, needPass: true });
  await page.goto(`${origin}/start?id=${id}`);
  await page.getByRole('link', { name: '开始考试' }).click();
  await page.getByLabel('青霉素').check();
  await pressButton(page, '下一题');
  await page.getByRole('radio', { name: '错', exact: true }).check();
  await page.getByText('已保存', { exact: true }).waitFor();
  await page.getByRole('link', { name: '去交卷' }).click();
  await pressButton(page, '确认交卷');
  await page.waitForURL('**/result?id=*');
  await pressButton(page, '领取');
  await page.getByRole('img', { name: /的证书：/ }).waitFor();
  // pressable once the picture is drawn
  await page.getByRole('button', { name: '保存图片', disabled: false }).waitFor();
};

const journeys: Readonly<Record<string, Journey>> = {
  lesson: { walk: lesson },
  coupon: { as: 'demo_plain', walk: coupon },
  exam: { as: 'demo_plain', walk: exam },
};

const server = await startServer();
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
const wanted = process.env.JOURNEYS?.split(',') ?? Object.keys(journeys);
const db = databaseOf(server);
try {
  for (const [name, { as, walk }] of Object.entries(journeys)) {
    if (!wanted.includes(name)) continue;
    const speed = { name: 'slow 4G', cpu: 1, network: SLOW_4G };
    const token = as === undefined ? '' : await loginAs(db, as);
    const { context, page, devtools } = await openSlowly(browser, { speed, token });
    const begun = Date.now();
    const end = await film(devtools);
    let fault = '';
    await walk(page, server.origin, db).catch((error: unknown) => {
      fault = `, ended by ${error}`;
    });
    const frames = spread(await end(), begun, STEP);
    await context.close();
    const file = path.join(folder, `${name}.png`);
    await writeFile(file, await sheetOf(browser, frames, COLUMNS));
    console.log(`${name}: ${frames.length} frames in ${file}${fault}`);
  }
} finally {
  await browser.close();
  await server.close();
}
