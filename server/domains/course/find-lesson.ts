import type { ProductAccess } from '../../../schemas/course/endpoints.ts';
import { courseRefusals } from '../../../schemas/course/refusals.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { type LockedLesson, lessonsOf, locked } from './lessons.ts';
import { accessTo, type ProductRow, productOf } from './products.ts';
import { nextLesson } from './progress/studied.ts';

export type FoundLesson = {
  row: ProductRow;
  access: ProductAccess;
  lessons: LockedLesson[];
  lesson: LockedLesson;
};

/**
 * One lesson of a product among the others; `lesson` '' is the one to go on with. Refuses
 * `noSuchProduct`, and `noSuchLesson` where it is no lesson of this product.
 */
export const findLesson = async (
  { db, member, now }: Context<Member>,
  { id, lesson: lessonId }: { id: string; lesson: string },
): Promise<FoundLesson> => {
  const row = await productOf(db, id);
  const access = await accessTo(db, member, row, now);
  const lessons = locked(await lessonsOf(db, member.id, [row.id]), { access, ...row });
  const lesson =
    lessonId === ''
      ? (nextLesson(lessons) ?? lessons[0])
      : lessons.find((each) => String(each.id) === lessonId);
  if (!lesson) throw new RefusedError(courseRefusals.noSuchLesson);
  return { row, access, lessons, lesson };
};

/** How much of a lesson is open to the member. */
export const opening = ({ lock, trialSeconds }: LockedLesson): 'full' | 'trial' | 'none' => {
  if (lock === 'none') return 'full';
  return lock === 'buy' && trialSeconds > 0 ? 'trial' : 'none';
};

/** Refuses `lessonNotBought` and `lessonNotYetOpen` where nothing of a lesson is open. */
export const assertOpen = (lesson: LockedLesson): void => {
  if (opening(lesson) !== 'none') return;
  throw new RefusedError(
    lesson.lock === 'buy' ? courseRefusals.lessonNotBought : courseRefusals.lessonNotYetOpen,
  );
};
