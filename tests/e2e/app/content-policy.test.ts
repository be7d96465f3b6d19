import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { lesson } from '#server/db/tables/course.ts';
import { startServer } from '../harness/server.ts';
import { onSite, shared } from '../harness/site.ts';
import { findProduct, visitAs } from '../harness/visits/course.ts';
import { soon } from '../harness/visits/home.ts';

const PICTURE = '/media/logo.svg';

/** Another site, which has pictures alone. */
const other = shared(() => startServer({ apiOrigin: 'http://127.0.0.1:1' }));
const site = onSite();
const open = onSite(() => startServer({ mediaOrigins: [other().origin] }));

/** A text of an editor who brings styles along, and a picture of another site. */
const openText = async (at: typeof site, expected: RegExp[] = []) => {
  const { id, lessonId } = await findProduct(at.db, { type: 2, priceFen: 0, kind: 'text' });
  const html = `<style>p{color:red}</style><p style="color:red;position:fixed">红字</p>
    <img alt="另一站" style="width:9px" src="${other().origin}${PICTURE}">`;
  await at.db.update(lesson).set({ html }).where(eq(lesson.id, lessonId));
  const page = await visitAs(at, 'demo_vip', { path: `/coursedet1/${id}`, expected });
  await page.getByText('红字').waitFor();
  return page;
};

test('styles in a text are left out without a word, and a picture of another site is hidden', async () => {
  const page = await openText(site, [/violates .*"img-src 'self' data: blob:"/]);
  const text = page.getByText('红字');
  expect(await text.evaluate((element) => getComputedStyle(element).position)).toBe('static');
  const picture = page.getByRole('article').locator('img');
  await expect.poll(() => picture.isHidden(), soon).toBe(true);
});

test('a picture of a site that the policy names is shown', async () => {
  const page = await openText(open);
  const picture = page.getByRole('article').locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), soon)
    .toBeGreaterThan(0);
});

test('no style that is written into a page gets in', async () => {
  const page = await openText(open, [/violates .*style-src 'self'/]);
  const position = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { position: fixed }';
    document.head.append(style);
    return getComputedStyle(document.body).position;
  });
  expect(position).toBe('static');
});
