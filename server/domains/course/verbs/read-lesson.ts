import { eq } from 'drizzle-orm';
import type { productLesson } from '../../../../schemas/course/endpoints.ts';
import type { Data, Payload } from '../../../../schemas/define-endpoint.ts';
import type { Database } from '../../../db/database.ts';
import { lesson as lessonTable } from '../../../db/tables/course.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { StreamSource } from '../../../platform/streams/streams.ts';
import { issueTicket, TICKET_LIFE } from '../../../platform/streams/tickets.ts';
import { recordView } from '../access.ts';
import { excerptOf } from '../excerpt.ts';
import { findLesson, opening } from '../find-lesson.ts';
import { type LockedLesson, toLesson } from '../lessons.ts';
import { teacherOfProduct, toProduct } from '../products.ts';
import { handOut, NOTHING, WHOLE } from '../progress/handed-out.ts';
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
  { streams, secret }: Services,
  { db, session, now }: Context<Member>,
  lesson: LockedLesson,
  { stream, recorded }: { stream: string; recorded: boolean },
): Promise<StreamSource[]> => {
  const open = opening(lesson);
  if (open === 'none' || stream === '') return [];
  const limit = open === 'trial' ? lesson.trialSeconds * 1000 : null;
  const rights = { stream, limit, lesson: lesson.id, live: null, recorded };
  return streams.sources(rights, await issueTicket({ db, secret }, session, rights, now));
};

/** 138****1234, or the member's id while no phone is bound. */
const watermarkOf = ({ id, phone }: Member): string =>
  phone ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : `ID ${id}`;

/**
 * Whether what the answer itself holds of a bought lesson may leave: a text is recorded as sent, what
 * stands below a video or an audio counts with that.
 */
const mayLeave = (
  { db, member, now }: Context<Member>,
  { id, kind }: LockedLesson,
  html: string,
): Promise<boolean> => {
  const to = { member: member.id, lesson: id };
  if (kind === 'text') return handOut(db, to, WHOLE, now);
  return html === '' ? Promise.resolve(true) : handOut(db, to, NOTHING, now);
};

type Read = (
  context: Context<Member>,
  payload: Payload<typeof productLesson>,
) => Promise<Data<typeof productLesson>>;

/**
 * One lesson with what playing it takes, as far as it is open; the clock of a video or an audio
 * starts. Refuses `noSuchProduct`, `noSuchLesson`.
 */
export const readLesson = (services: Services): Read => {
  const read: Read = async (context, payload) => {
    const { db, member, now } = context;
    const { row, access, lessons, lesson } = await findLesson(context, payload);
    const open = opening(lesson);
    const until = now + TICKET_LIFE;
    const { html, mediaKey } = await contentOf(db, lesson.id);
    const bought = access === 'granted' && !lesson.free && open === 'full';
    // a refund came in between, so the lesson is read as it is open now
    if (bought && !(await mayLeave(context, lesson, html))) return read(context, payload);
    if (open !== 'none' && lesson.kind !== 'text') await startClock(db, member.id, lesson.id, now);
    const [sources, teacher] = await Promise.all([
      sourcesOf(services, context, lesson, { stream: mediaKey, recorded: bought }),
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
  return read;
};
