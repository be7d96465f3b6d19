import type { handleSchedule as endpoint } from '#schemas/publication/endpoints.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { changeRow, lockAskedSchedule, titleOf } from '../schedules.ts';

/** Refuses `noSuchSchedule`. */
export const handleSchedule: Verb<typeof endpoint> = async ({ db, operator, now }, { id }) => {
  const schedule = await lockAskedSchedule(db, id);
  if (schedule.trouble === null || schedule.handledAt !== null) return unchanged({});
  await changeRow(db, id, { handledAt: new Date(now) });
  const text = `${titleOf(schedule)}：异常已处理`;
  await writeAudit(db, { who: operator, action: 'schedule-trouble', text, now });
  return {};
};
