/**
 * `npm run docs:pictures [-- editor why]`: takes the pictures of the operator console for `docs/operating.md`
 * with demo data, all or the named ones.
 */

import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { desc } from 'drizzle-orm';
import { chromium, type Page } from 'playwright-core';
import type { Database } from '#server/db/database.ts';
import { diagnostic } from '#server/db/tables/diagnostics.ts';
import { sectionMeasure } from '#server/db/tables/measure.ts';
import { homeRelease } from '#server/db/tables/publication.ts';
import { prepareConsole } from '#server/domains/publication/index.ts';
import { chinaDate } from '#server/platform/time/china-time.ts';
import { chromiumArgs, findChromium } from '#tests/e2e/harness/chromium.ts';
import { databaseOf, startServer } from '#tests/e2e/harness/server.ts';
import { root } from '../project.mjs';
import { accountPictures } from './accounts.ts';
import { deskPictures } from './desks.ts';
import { fillDesks } from './fill-desks.ts';
import { homePictures } from './home.ts';
import { publishingPictures } from './publishing.ts';
import { fileOf, openConsole, openPublishing, PASSWORD, shoot } from './stage.ts';

/** In bytes. */
const HEAVIEST = 120_000;

/** In this order, since later ones show what earlier ones have published. */
const pictures = [...homePictures, ...deskPictures, ...publishingPictures, ...accountPictures];

const publishExperiment = async (page: Page): Promise<void> => {
  await page.goto(`${new URL(page.url()).origin}/operator/document`);
  const text = page.getByRole('textbox', { name: '有序首页的文档' });
  const share = { of: 'spring', percent: 50, variants: ['a', 'b'] };
  const sections: { name: string }[] = JSON.parse(await text.inputValue());
  const tried = sections.map((one) =>
    one.name === '课程模块' ? { ...one, when: { share } } : one,
  );
  await text.fill(JSON.stringify(tried, null, 2));
  await page.getByRole('button', { name: '写入草稿' }).click();
  const dialog = await openPublishing(page);
  await page.getByLabel('备注（可不填）').fill('课程模块的实验');
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('button', { name: '与线上一致' }).waitFor();
};

const fillNumbers = async (db: Database): Promise<void> => {
  const [live, first] = await db.select().from(homeRelease).orderBy(desc(homeRelease.id)).limit(2);
  if (!live || !first) throw new Error('no release');
  const of = (releaseId: number, section: string, variant = '', position = 0) => ({
    ...{ day: chinaDate(Date.now()), releaseId, home: 'ordered' as const, instance: '' },
    ...{ section, variant, position },
  });
  const [now, before] = [live.id, first.id];
  const counted = (row: ReturnType<typeof of>, exposures: number, taps: number) => [
    { ...row, kind: 'exposure' as const, count: exposures },
    { ...row, kind: 'tap' as const, count: taps },
  ];
  const sections = live.document.sections.filter(
    ({ name }) => name !== '课程模块' && name !== '轮播图',
  );
  await db
    .insert(sectionMeasure)
    .values([
      ...sections.flatMap(({ name }, at) => [
        ...counted(of(now, name), 100_000 - at * 4200, 3100 - at * 97),
        ...counted(of(before, name), 100_000 - at * 4000, 2700 - at * 80),
      ]),
      ...counted(of(now, '轮播图', '', 1), 5000, 250),
      ...counted(of(now, '课程模块', 'spring:a'), 2000, 200),
      ...counted(of(now, '课程模块', 'spring:b'), 2000, 300),
    ]);
  const report = { page: '/drawIndex', fault: 'call-failed', path: '', shown: 'hidden' };
  await db.insert(diagnostic).values(
    Array.from({ length: 12 }, () => ({
      ...{ ...report, section: '直播标题', endpoint: '/v1/live/list' },
      ...{ expected: '', came: 'http-502' },
    })),
  );
};

const build = spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], {
  cwd: root,
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(build.status ?? 1);
await mkdir(path.join(root, 'docs/images'), { recursive: true });
const group = createServer((request, reply) => request.resume().on('end', () => reply.end('{}')));
await new Promise<void>((resolve) => group.listen(0, '127.0.0.1', resolve));
// a server that listens on a port has such an address
const { port } = group.address() as AddressInfo;
const alerts = { url: `http://127.0.0.1:${port}/`, kind: 'json', inner: true } as const;
const [server, browser] = await Promise.all([
  startServer({
    alerts: { ...alerts, faults: 20, minutes: 10, quiet: 60 },
    invoicing: { way: 'hand' },
  }),
  chromium.launch({ executablePath: await findChromium(), args: chromiumArgs }),
]);
const db = databaseOf(server);
await prepareConsole(db, PASSWORD, Date.now());
const manual = await readFile(path.join(root, 'docs/operating.md'), 'utf8');
const wanted = process.argv.slice(2);
const page = await openConsole({ browser, server });
page.setDefaultTimeout(15_000);
await publishExperiment(page);
await fillNumbers(db);
await fillDesks(db);
for (const { name, path: at, take, clear } of pictures) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(`${server.origin}/operator/${at}`);
    await page.getByRole('navigation', { name: '后台导航' }).waitFor();
    const file = fileOf(root, name);
    const stage = { page, browser, server };
    const picture = await shoot(page, await take(stage));
    await writeFile(file, picture);
    await clear?.(stage);
    console.log(`${path.relative(root, file)} ${Math.round(picture.length / 1000)} kB`);
    if (picture.length > HEAVIEST) process.exitCode = 1;
  } catch (error) {
    console.error(`${name}: ${String(error).slice(0, 400)}`);
    process.exitCode = 1;
  }
  if (manual.includes(path.basename(fileOf('', name)))) continue;
  console.error(`docs/operating.md does not show operating-${name}.webp`);
  process.exitCode = 1;
}
await browser.close();
await server.close();
group.close();
