import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { lesson, progress } from '#server/db/tables/course.ts';
import { mediaFile } from '#server/db/tables/media.ts';
import { registered } from '#server/domains/desk/registered.ts';
import { studyOn } from '../harness/course/calls.ts';
import { deskOn, sampleRow, textIn } from '../harness/desk/desks.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const tableOf = (name: string) => {
  const found = registered.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

const texts = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, text]) => ({ name, text }));

onDatabase('the video or audio of a lesson', (opened) => {
  const begin = async () => {
    const { db } = opened();
    const desk = await deskOn(db, tableOf('lesson'));
    const courses = await deskOn(db, tableOf('product'));
    const productId = `${await courses.make(sampleRow(tableOf('product')))}`;
    const own = { title: '第一课', productId, kind: 'video', durationMs: '1:00' };
    const save = (more: Readonly<Record<string, string>>, id: number | null = null) =>
      desk.save(id, texts(id === null ? { ...own, ...more } : more));
    const shelve = (of: typeof desk, id: number | string) =>
      of.ask('change', { action: 'shelve', ids: [Number(id)] });
    return { db, desk, courses, productId, save, shelve };
  };

  const absent = '服务器上没有它，学员会播放不了：请从素材库里选一个处理好的视频或音频';

  it('has to play, in a form, in a file and on the shelf', async () => {
    const { db, desk, courses, productId, save, shelve } = await begin();
    expect(await save({ mediaKey: 'nosuchfolder' })).toEqual({
      outcome: 'faulty',
      faults: [{ name: 'mediaKey', reason: absent }],
    });
    const sheet = `课程,标题,类型,视频或音频\n${productId},第一课,视频,nosuchfolder\n`;
    const checked = await desk.ask('check', { sheet });
    expect(checked.faults).toEqual([{ line: 2, reason: `视频或音频：${absent}` }]);
    const saved = await save({ mediaKey: 'slides' });
    const id = saved.outcome === 'saved' ? saved.id : 0;
    // the folder has gone since
    await db.update(lesson).set({ mediaKey: 'nosuchfolder' }).where(eq(lesson.id, id));
    expect(await shelve(desk, id)).toMatchObject({ done: 0, left: [{ id, why: absent }] });
    await db.update(lesson).set({ published: true }).where(eq(lesson.id, id));
    expect(await shelve(courses, productId)).toMatchObject({
      done: 0,
      left: [{ why: '课时“第一课”播放不了：请先给它换上处理好的视频或音频，或把它下架' }],
    });
    expect(await save({ title: '改了标题' }, id)).toMatchObject({ outcome: 'saved' });
    expect(await save({ mediaKey: 'slides' }, id)).toMatchObject({ outcome: 'saved' });
    expect(await shelve(courses, productId)).toMatchObject({ done: 1, left: [] });
  });

  it('is chosen among what is ready, which says how long it is and what', async () => {
    const { db, desk, save } = await begin();
    const name = `讲座 ${randomUUID()}`;
    const file = { key: randomUUID(), name, bytes: 1, durationMs: 754_321 } as const;
    await db.insert(mediaFile).values([
      { ...file, kind: 'video', state: 'ready', stream: 'slides' },
      { ...file, key: randomUUID(), kind: 'video', state: 'processing' },
    ]);
    const find = (word: string) =>
      desk.ask('choices', { field: 'mediaKey', word, under: null }).then(({ choices }) => choices);
    expect(await find(name)).toEqual([{ text: 'slides', label: `${name}（视频 12:34）` }]);
    expect(await find('music')).toContainEqual({
      text: 'music',
      label: 'music（服务器上的文件夹）',
    });
    expect(await find('nosuchfolder')).toEqual([]);
    const saved = await save({ mediaKey: 'slides' });
    const id = saved.outcome === 'saved' ? saved.id : 0;
    const { row } = await desk.read(id);
    expect(textIn(row, 'durationMs')).toBe('12:34');
    expect(row.names).toContainEqual({ name: 'mediaKey', text: name });
    const [stored] = await db.select().from(lesson).where(eq(lesson.id, id));
    expect(stored?.durationMs).toBe(754_321);
    expect(await save({ mediaKey: 'slides', kind: 'audio' })).toEqual({
      outcome: 'faulty',
      faults: [{ name: 'mediaKey', reason: '它是视频，这一课的类型是音频' }],
    });
    expect(await save({ mediaKey: '', kind: 'text' })).toMatchObject({ outcome: 'saved' });
  });

  it('is another one: learners keep how far they were as a share of it, in form and file', async () => {
    const { db, desk, save } = await begin();
    const file = { bytes: 1, kind: 'video', state: 'ready' } as const;
    const of = (stream: string, durationMs: number) => {
      const key = randomUUID();
      return { ...file, key, name: key, stream, durationMs };
    };
    await db.insert(mediaFile).values([of('slides--x2', 40_000), of('slides--x3', 60_000)]);
    const saved = await save({ mediaKey: 'slides--x2' });
    const id = saved.outcome === 'saved' ? saved.id : 0;
    const { id: memberId } = await studyOn(db).join();
    const at = new Date(0);
    const times = { positionMs: 20_000, furthestMs: 40_000, freeMs: 10_000, watchedMs: 9000 };
    await db
      .insert(progress)
      .values({ memberId, lessonId: id, ...times, startedAt: at, reportedAt: at });
    const reached = async () => {
      const [row] = await db.select().from(progress).where(eq(progress.lessonId, id));
      return [row?.positionMs, row?.furthestMs, row?.freeMs, row?.watchedMs];
    };
    await save({ title: '改了标题' }, id);
    expect(await reached()).toEqual([20_000, 40_000, 10_000, 9000]);
    await save({ mediaKey: 'slides--x3' }, id);
    expect(await reached()).toEqual([30_000, 60_000, 15_000, 9000]);
    const sheet = `编号,视频或音频\n${id},slides--x2\n`;
    const { stamp } = await desk.ask('check', { sheet });
    expect(await desk.ask('import', { sheet, stamp })).toMatchObject({ changed: 1 });
    expect(await reached()).toEqual([20_000, 40_000, 10_000, 9000]);
  });
});
