import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { studioRefusals } from '#schemas/studio/refusals.ts';
import { courseRevisionTable } from '#server/db/tables/studio.ts';
import { isOpenTo } from '#server/domains/upload/open-to.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { studioOn } from '../harness/studio.ts';

const UNKNOWN = String(studioRefusals.articlePictureUnknown.code);

onDatabase('pictures in the articles of a course', (opened) => {
  let studio: Awaited<ReturnType<typeof studioOn>>;
  beforeAll(async () => {
    studio = await studioOn(opened().db);
  });

  const documentOf = async (id: string) => {
    const [row] = await opened()
      .db.select({ document: courseRevisionTable.document })
      .from(courseRevisionTable)
      .where(eq(courseRevisionTable.id, Number(id)));
    return row?.document;
  };

  const isOpen = (address: string) =>
    isOpenTo(opened().db, address.replace('/uploads/', ''), undefined, Date.now());

  it('are stored without what opens them for a while, and opened anew for the workshop', async () => {
    const picture = await studio.addCover();
    const sent = `<p>甲</p><figure><img src="${picture}?t=owner.a.b.c" alt="乙"></figure>`;
    const { id } = await studio.draft({ intro: sent });
    const stored = `<p>甲</p><figure><img src="${picture}" alt="乙"></figure>`;
    expect((await documentOf(id))?.introHtml).toBe(stored);
    const { intro } = await studio.read(id, studio.admin);
    expect(intro).toContain(`src="${picture}?t=owner.`);
    await studio.save(id);
    expect((await documentOf(id))?.introHtml).toBe(stored);
  });

  it('are open to learners once the course is published, of an introduction as of a lesson', async () => {
    const { addCover, calls, owner, draft, read, decide } = studio;
    const [first, second] = [await addCover(), await addCover()];
    const { id, version } = await draft({ intro: `<p>甲</p><img src="${first}">` });
    const html = `<p>乙</p><img src="${second}">`;
    const lesson = { lesson: 'n-text', title: '读', media: '', trial: 0, free: false };
    await calls.get('saveLesson', { id, version, ...lesson, html, noSkip: false }, owner.token);
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, false]);
    const { version: now } = await read(id);
    await calls.get('submitCourse', { id, version: now }, owner.token);
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, false]);
    await decide(id);
    expect([await isOpen(first), await isOpen(second)]).toEqual([true, true]);
  });

  it('are taken of nobody else', async () => {
    const { addCover, stranger, codeOf, draft, head, read } = studio;
    const html = `<img src="${await addCover(stranger)}">`;
    const { id } = await draft();
    expect(await codeOf('saveCourse', await head(id, { intro: html }))).toBe(UNKNOWN);
    const { version } = await read(id);
    const lesson = { lesson: 'n-text', title: '读', media: '', trial: 0, free: false };
    const sent = { id, version, ...lesson, html, noSkip: false };
    expect(await codeOf('saveLesson', sent)).toBe(UNKNOWN);
  });

  it('are known however their addresses are written', async () => {
    const { addCover, stranger, codeOf, draft, head, save } = studio;
    const written = (picture: string) => [
      `<img src="${picture.replace('/', '&#47;')}">`,
      `<img src=" ${picture.replace('uploads', 'up\tloads')}\n">`,
    ];
    const { id } = await draft();
    for (const intro of written(await addCover(stranger)))
      expect(await codeOf('saveCourse', await head(id, { intro }))).toBe(UNKNOWN);
    const own = await addCover();
    for (const intro of written(own)) {
      await save(id, { intro });
      expect((await documentOf(id))?.introHtml).toBe(`<img src="${own}">`);
    }
  });
});
