import { describeChanges } from '#schemas/publication/describe-changes.ts';
import type { listSchedules as endpoint } from '#schemas/publication/endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { overlapsOf } from '../overlaps.ts';
import { isOpen, scheduleView, shownSchedules } from '../schedules.ts';

export const listSchedules: Verb<typeof endpoint> = async ({ db, now }) => {
  const shown = await shownSchedules(db);
  const open = shown.filter(isOpen);
  const items = shown.map((schedule) => ({
    ...scheduleView(schedule),
    changes: describeChanges(schedule.base, schedule.document).map(({ text }) => text),
    overlaps: isOpen(schedule) ? overlapsOf(schedule, open) : [],
  }));
  return { items, now };
};
