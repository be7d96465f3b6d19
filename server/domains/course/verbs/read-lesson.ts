import { eq } from 'drizzle-orm';
import type { productLesson } from '../../../../schemas/course/endpoints.ts';
import type { Payload } from '../../../../schemas/define-endpoint.ts';
import type { Database } from '../../../db/database.ts';
import { lesson as lessonTable } from '../../../db/tables/course.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { PASS_LIFE, type StreamPass } from '../../../platform/streams/pass.ts';
import type { StreamSource, Streams } from '../../../platform/streams/streams.ts';
import { recordView } from '../access.ts';
import { excerptOf } from '../excerpt.ts';
import { findLesson, opening } from '../find-lesson.ts';
import { type LockedLesson, toLesson } from '../lessons.ts';
import { teacherOfProduct, toProduct } from '../products.ts';
import { WHOLE, writeHanded } from '../progress/handed-out.ts';
import { startClock } from '../progress/progress.ts';

type Opening = ReturnType<typeof opening>;

const contentOf = async (db: Database, lessonId: number) => {
  const [row] = await db
    .select({ html: lessonTable.html, mediaKey: lessonTable.mediaKey })
    .from(lessonTable)
    .where(eq(lessonTable.id, lessonId));
  return row ?? { html: '', mediaKey: '' };
};

/** The text below a video or audio is only for members who may study the whole lesson. */
const textOf = (html: string, kind: LockedLesson['kind'], open: Opening): string => {
  if (open === 'full') return html;
  return open === 'trial' && kind === 'text' ? excerptOf(html) : '';
};

const sourcesOf = async (
  streams: Streams,
  key: string,
  {
    open,
    trialSeconds,
    ...pass
  }: Pick<StreamPass, 'member' | 'lesson' | 'until'> & { open: Opening; trialSeconds: number },
): Promise<StreamSource[]> => {
  if (open === 'none' || key === '') return [];
  const limit = open === 'trial' ? trialSeconds * 1000 : null;
  return streams.sources({ ...pass, key, limit, live: null });
};

/** 138****1234, or the member's id while no phone is bound. */
const watermarkOf = ({ id, phone }: Member): string =>
  phone ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : `ID ${id}`;

/**
 * One lesson with what playing it takes, as far as it is open; the clock of a video or an audio
 * starts. Refuses `noSuchProduct`, `noSuchLesson`.
 */
export const readLesson =
  ({ streams }: Services) =>
  async (context: Context<Member>, payload: Payload<typeof productLesson>) => {
    const { db, member, now } = context;
    const { row, access, lessons, lesson } = await findLesson(context, payload);
    const open = opening(lesson);
    const until = now + PASS_LIFE;
    const { html, mediaKey } = await contentOf(db, lesson.id);
    if (open !== 'none' && lesson.kind !== 'text') await startClock(db, member.id, lesson.id, now);
    const bought = access === 'granted' && !lesson.free && open === 'full';
    const to = { member: member.id, lesson: lesson.id };
    if (bought && lesson.kind === 'text') await writeHanded(db, to, WHOLE, now);
    const { trialSeconds } = lesson;
    const pass = { member: member.id, lesson: bought ? lesson.id : null, until };
    const [sources, teacher] = await Promise.all([
      sourcesOf(streams, mediaKey, { ...pass, open, trialSeconds }),
      teacherOfProduct(db, row.teacherId),
      recordView(db, member.id, 'product', row.id, now),
    ]);
    const index = lessons.indexOf(lesson);
    return {
      ...toLesson(lesson),
      chapterId: String(lesson.chapterId),
      chapterTitle: lesson.chapterTitle,
      product: { ...toProduct(context, row), teacher: teacher.name },
      access,
      open,
      sources,
      until,
      html: textOf(html, lesson.kind, open),
      watermark: watermarkOf(member),
      previous: String(lessons[index - 1]?.id ?? ''),
      next: String(lessons[index + 1]?.id ?? ''),
    };
  };
