import type { cancelSchedule as endpoint } from '#schemas/publication/endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { chinaText } from '../../../platform/time/china-time.ts';
import { writeAudit } from '../../operator/index.ts';
import { keepOn } from '../begin-and-end.ts';
import { lockDraft } from '../draft.ts';
import { markCalledOff } from '../plans/released.ts';
import { changeRow, hasBegun, lockOpenSchedule } from '../schedules.ts';

/**
 * Calls off what is to come: the schedule, or the end of one that is live. Refuses
 * `noSuchSchedule`, `scheduleOver`.
 */
export const cancelSchedule: Verb<typeof endpoint> = async ({ db, operator, now }, { id }) => {
  await lockDraft(db);
  const schedule = await lockOpenSchedule(db, id, now);
  const runs = schedule.state === 'live';
  if (runs) await keepOn(db, schedule);
  await changeRow(db, id, { state: runs ? 'done' : 'cancelled' });
  if (!hasBegun(schedule)) {
    const words = '已取消，改动没有发布';
    await markCalledOff(db, schedule.plans, { words, who: operator, now });
  }
  const which = `${chinaText(schedule.startAt.getTime())} 的定时发布`;
  const text = runs ? `取消了 ${which} 的到期恢复，内容保持在线` : `取消了 ${which}`;
  await writeAudit(db, { who: operator, action: 'cancel-schedule', text, now });
  return {};
};
