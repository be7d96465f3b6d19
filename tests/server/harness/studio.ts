import { randomBytes } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { studioDeskApi } from '#schemas/studio/desk-endpoints.ts';
import { studioApi } from '#schemas/studio/endpoints.ts';
import type { WorkshopRole } from '#schemas/teacher/roles.ts';
import type { Database } from '#server/db/database.ts';
import { category } from '#server/db/tables/category.ts';
import { mediaFile } from '#server/db/tables/media.ts';
import { consentTable } from '#server/db/tables/onboarding.ts';
import { teacher, workshopMember } from '#server/db/tables/teacher.ts';
import { upload } from '#server/db/tables/upload.ts';
import { callsOn } from './calls-on.ts';
import { consoleOn } from './operator/console.ts';
import { crowdOf } from './order/crowd.ts';

export type Person = { memberId: number; token: string };

/** A workshop with an owner, an admin and an assistant, a stranger, and the desk that reviews courses. */
export const studioOn = async (db: Database) => {
  const calls = callsOn(db, studioApi);
  const people = await crowdOf(db, 4);
  const [owner, admin, assistant, stranger] = people;
  if (!owner || !admin || !assistant || !stranger) throw new Error('nobody');
  const [made] = await db
    .insert(teacher)
    .values({ name: '陈思远', memberId: owner.memberId })
    .returning({ id: teacher.id });
  const teacherId = made?.id ?? 0;
  const roles = [
    [owner, 'owner'],
    [admin, 'admin'],
    [assistant, 'assistant'],
  ] as const satisfies readonly (readonly [Person, WorkshopRole])[];
  await db
    .insert(workshopMember)
    .values(roles.map(([{ memberId }, role]) => ({ teacherId, memberId, role })));
  await db.insert(consentTable).values(
    roles.map(([{ memberId }]) => ({
      ...{ memberId, type: 'teaching' as const },
      ...{ version: 1, at: new Date() },
    })),
  );
  const [topic] = await db
    .select({ id: category.id })
    .from(category)
    .orderBy(asc(category.id))
    .limit(1);

  const addFile = async (own: Partial<typeof mediaFile.$inferInsert> = {}) => {
    const [row] = await db
      .insert(mediaFile)
      .values({
        ...{ key: randomBytes(32).toString('base64url'), teacherId, kind: 'video' },
        ...{ name: '第一讲.mp4', bytes: 1000 },
        ...{ state: 'ready', stream: 'slides', durationMs: 60_000, ...own },
      })
      .returning({ id: mediaFile.id });
    return String(row?.id);
  };

  const addCover = async ({ memberId }: Person = owner) => {
    const file = `${randomBytes(24).toString('base64url')}.jpg`;
    await db.insert(upload).values({ file, memberId, bytes: 100, at: new Date() });
    return `/uploads/${file}`;
  };

  const codeOf = async (
    name: keyof typeof studioApi,
    payload: object,
    { token }: Person = owner,
  ): Promise<string> => (await calls.ask(name, payload, token)).code;

  const read = (id: string, by = owner) => calls.get('courseRevision', { id }, by.token);

  /** What the form sends, with what changes. */
  const head = async (id: string, own: object = {}, by = owner) => {
    const { version, title, subtitle, thumb, category: of, ...more } = await read(id, by);
    const { intro, gains, priceFen, sequential } = more;
    const typed = { title, subtitle, thumb, category: of, intro, gains, priceFen, sequential };
    return { id, version, ...typed, ...own };
  };

  const save = async (id: string, own: object = {}, by = owner) =>
    calls.get('saveCourse', await head(id, own, by), by.token);

  /** A course of one video, one sound and one text, complete but not sent. */
  const draft = async (own: object = {}) => {
    const { id } = await calls.get('createCourse', { type: 4, title: '三种课时' }, owner.token);
    const thumb = await addCover();
    const { version } = await save(id, {
      ...{ thumb, category: String(topic?.id), intro: '<p>介绍</p>', priceFen: 9900, ...own },
    });
    const kinds = ['video', 'audio', 'text'] as const;
    const lessons = kinds.map((kind) => ({ id: `n-${kind}`, kind, title: `${kind} 课` }));
    const outline = { id, version, chapters: [{ id: 'n0', title: '第一章', lessons }] };
    let saved = await calls.get('saveOutline', outline, owner.token);
    const files = {
      ...{ video: await addFile(), text: '' },
      audio: await addFile({ kind: 'audio', stream: 'music', name: '第二讲.mp3' }),
    };
    for (const kind of kinds)
      saved = await calls.get(
        'saveLesson',
        {
          ...{ id, version: saved.version, lesson: `n-${kind}`, title: `${kind} 课` },
          ...{ media: files[kind], html: kind === 'text' ? '<p>正文</p>' : '' },
          ...{ trial: 0, free: false, noSkip: false },
        },
        owner.token,
      );
    return { id, version: saved.version };
  };

  const desk = await consoleOn(db, {}, studioDeskApi);
  const seat = await desk.newSeat('publish');
  const decide = (id: string, reason = '') =>
    desk.ask('decideRevision', { id: Number(id), accepted: reason === '', reason }, seat);

  /** A course that is live, by its product. */
  const publish = async (own: object = {}) => {
    const { id, version } = await draft(own);
    await calls.get('submitCourse', { id, version }, owner.token);
    await decide(id);
    const { items } = await calls.get('studioCourses', { tab: 'on', page: 1 }, owner.token);
    return items[0]?.product ?? '';
  };

  return {
    ...{ calls, owner, admin, assistant, stranger, teacherId, desk, seat },
    ...{ addFile, addCover, codeOf, read, head, save, draft, decide, publish },
  };
};
