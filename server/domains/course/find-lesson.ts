import { courseRefusals } from '#schemas/course/refusals.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { type LockedLesson, lessonsOf, locked } from './lessons.ts';
import { type ProductFor, productFor } from './product-for.ts';
import { nextLesson } from './progress/studied.ts';

export type FoundLesson = ProductFor & {
  lessons: LockedLesson[];
  lesson: LockedLesson;
};

/**
 * `lesson` '' or 0 is the one to continue with. Refuses `noSuchProduct`, and `noSuchLesson` where the product
 * has no such lesson.
 */
export const findLesson = async (
  context: Context<Member>,
  { id, lesson: lessonId }: { id: string; lesson: string },
): Promise<FoundLesson> => {
  const { db, member } = context;
  const found = await productFor(context, id);
  const { row, access } = found;
  const lessons = locked(await lessonsOf(db, member.id, [row.id]), { access, ...row });
  const lesson =
    lessonId === '' || lessonId === '0'
      ? (nextLesson(lessons) ?? lessons[0])
      : lessons.find((each) => String(each.id) === lessonId);
  if (!lesson) throw new RefusedError(courseRefusals.noSuchLesson);
  return { ...found, lessons, lesson };
};

export const opening = ({ lock, trialSeconds }: LockedLesson): 'full' | 'trial' | 'none' => {
  if (lock === 'none') return 'full';
  return lock === 'buy' && trialSeconds > 0 ? 'trial' : 'none';
};

/** Refuses `lessonNotBought`, `lessonNotYetOpen`. */
export const assertOpen = (lesson: LockedLesson): void => {
  if (opening(lesson) !== 'none') return;
  throw new RefusedError(
    lesson.lock === 'buy' ? courseRefusals.lessonNotBought : courseRefusals.lessonNotYetOpen,
  );
};

export const isOpenInFull = (lesson: LockedLesson): boolean => opening(lesson) === 'full';
