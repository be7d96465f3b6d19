import { detailChanges } from '#schemas/publication/change-details.ts';
import type { readSchedule as endpoint } from '#schemas/publication/endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { pageAtStart } from '../page-at-start.ts';
import { isOpen, openSchedules, scheduleById, scheduleView } from '../schedules.ts';
import { readStanding } from '../standing.ts';

/** Refuses `noSuchSchedule`, `scheduleOver`. */
export const readSchedule: Verb<typeof endpoint> = async ({ db }, { id }) => {
  const schedule = await scheduleById(db, id);
  if (!isOpen(schedule)) throw new RefusedError(publicationRefusals.scheduleOver);
  return {
    schedule: scheduleView(schedule),
    changes: detailChanges(schedule.base, schedule.document),
    document: pageAtStart(await readStanding(db), await openSchedules(db), schedule),
  };
};
