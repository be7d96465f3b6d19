import type { cancelSchedule as endpoint } from '../../../../schemas/publication/endpoints.ts';
import { publicationRefusals } from '../../../../schemas/publication/refusals.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { chinaText } from '../../../platform/time/china-time.ts';
import { writeAudit } from '../../operator/index.ts';
import { changeSchedule, lockSchedule } from '../schedules.ts';

/**
 * Calls off what is to come: the publication, or the end of one that is live. Refuses
 * `noSuchSchedule`, `scheduleOver`.
 */
export const cancelSchedule: Verb<typeof endpoint> = async ({ db, operator, now }, { id }) => {
  const schedule = await lockSchedule(db, id);
  if (!schedule) throw new RefusedError(publicationRefusals.noSuchSchedule);
  const { state, startAt } = schedule;
  if (state !== 'waiting' && state !== 'live')
    throw new RefusedError(publicationRefusals.scheduleOver);
  const waiting = state === 'waiting';
  await changeSchedule(db, id, { state: waiting ? 'cancelled' : 'done' });
  const which = `${chinaText(startAt.getTime())} 的定时发布`;
  const text = waiting ? `取消了 ${which}` : `取消了 ${which} 的到期恢复，内容保持在线`;
  await writeAudit(db, { who: operator, action: 'cancel-schedule', text, now });
  return {};
};
