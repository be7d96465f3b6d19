import type { studyWeek } from '#schemas/course/list-endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { chinaDate, weekOf } from '../../../platform/time/china-time.ts';
import { studiedOn } from '../progress/study-days.ts';

export const readStudyWeek: Verb<typeof studyWeek> = async ({ db, member, now }) => {
  const today = chinaDate(now);
  const week = weekOf(today);
  const studied = await studiedOn(db, member.id, week[0] ?? today, week[6] ?? today);
  return { today, days: week.map((day) => ({ day, seconds: studied.get(day) ?? 0 })) };
};
