import { eq } from 'drizzle-orm';
import type { productLesson } from '#schemas/course/endpoints.ts';
import type { Data, Payload } from '#schemas/wire/define-endpoint.ts';
import { lesson as lessonTable } from '../../../db/tables/course.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { StreamSource } from '../../../platform/streams/streams.ts';
import { issueTicket, TICKET_LIFE } from '../../../platform/streams/tickets.ts';
import { maskedPhone } from '../../../platform/wire/masked-phone.ts';
import { recordView } from '../access.ts';
import { excerptOf } from '../excerpt.ts';
import { findLesson, opening } from '../find-lesson.ts';
import { type LockedLesson, toLesson } from '../lessons.ts';
import { toProduct } from '../products.ts';
import { handOutText, NOTHING, WHOLE } from '../progress/handed-out.ts';
import { startClock } from '../progress/progress.ts';

const goesOut = (lesson: LockedLesson): boolean => {
  const open = opening(lesson);
  if (lesson.kind === 'text') return open !== 'none';
  return open === 'full' && lesson.hasText;
};

/**
 * Records the text of a bought lesson as sent; below a video or audio it counts with that. null where a
 * refund came in between.
 */
const textOf = async (
  { db, member, now }: Context<Member>,
  lesson: LockedLesson,
  bought: boolean,
): Promise<string | null> => {
  if (!goesOut(lesson)) return '';
  const part = lesson.kind === 'text' ? WHOLE : NOTHING;
  if (bought) return handOutText(db, { member: member.id, lesson: lesson.id }, part, now);
  const { html } = lessonTable;
  const [row] = await db.select({ html }).from(lessonTable).where(eq(lessonTable.id, lesson.id));
  const whole = row?.html ?? '';
  return opening(lesson) === 'full' ? whole : excerptOf(whole);
};

const sourcesOf = async (
  { streams, secret }: Services,
  { db, session, now }: Context<Member>,
  lesson: LockedLesson,
  recorded: boolean,
): Promise<StreamSource[]> => {
  const open = opening(lesson);
  const { mediaKey: stream } = lesson;
  if (open === 'none' || stream === '') return [];
  const limit = open === 'trial' ? lesson.trialSeconds * 1000 : null;
  const rights = { stream, limit, lesson: lesson.id, live: null, recorded };
  return streams.sources(rights, await issueTicket({ db, secret }, session, rights, now));
};

/** 138****1234, or the member's id without a phone. */
const watermarkOf = ({ id, phone }: Member): string => maskedPhone(phone) || `ID ${id}`;

const noteView = async (
  { db, member, now }: Context<Member>,
  lesson: LockedLesson,
): Promise<void> => {
  const runs = opening(lesson) !== 'none' && lesson.kind !== 'text';
  await (runs
    ? startClock(db, member.id, lesson, now)
    : recordView(db, member.id, 'product', lesson.productId, now));
};

type Read = (
  context: Context<Member>,
  payload: Payload<typeof productLesson>,
) => Promise<Data<typeof productLesson>>;

/** Starts the clock of a video or audio. Refuses `noSuchProduct`, `noSuchLesson`. */
export const readLesson = (services: Services): Read => {
  const read: Read = async (context, payload) => {
    const { row, access, teacher, lessons, lesson } = await findLesson(context, payload);
    const open = opening(lesson);
    const until = context.now + TICKET_LIFE;
    const bought = access === 'granted' && !lesson.free && open === 'full';
    const html = await textOf(context, lesson, bought);
    // a refund came in between, so the lesson is read as it is open now
    if (html === null) return read(context, payload);
    await noteView(context, lesson);
    const sources = await sourcesOf(services, context, lesson, bought);
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
      html,
      watermark: watermarkOf(context.member),
      previous: String(lessons[index - 1]?.id ?? ''),
      next: String(lessons[index + 1]?.id ?? ''),
    };
  };
  return read;
};
