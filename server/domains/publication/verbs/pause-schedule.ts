import type { pauseSchedule as endpoint } from '#schemas/publication/endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { putOn, takeOff } from '../begin-and-end.ts';
import { type LayoutDraft, lockDraft } from '../draft.ts';
import { changeRow, hasBegun, lockOpenSchedule, type Schedule, titleOf } from '../schedules.ts';

type Asked = { draft: LayoutDraft; schedule: Schedule; now: number };

/** What pausing has done, in words. */
const pause = async (tx: Database, asked: Asked): Promise<string> => {
  const { id, state } = asked.schedule;
  if (state === 'live' && (await takeOff(tx, asked, '定时发布暂停')) === 'misfit')
    throw new RefusedError(publicationRefusals.scheduleMisfit);
  await changeRow(tx, id, { state: 'paused' });
  return state === 'live' ? '暂停，线上收回了它的改动' : '暂停，到点不会开始';
};

const goOn = async (tx: Database, asked: Asked): Promise<string> => {
  const { schedule, now } = asked;
  if (!hasBegun(schedule) && schedule.startAt.getTime() > now) {
    await changeRow(tx, schedule.id, { state: 'waiting' });
    return '继续，到点会开始';
  }
  if (!(await putOn(tx, asked))) throw new RefusedError(publicationRefusals.scheduleMisfit);
  return '继续，它的改动已在线上';
};

/** Refuses `noSuchSchedule`, `scheduleOver`, `scheduleMisfit`. */
export const pauseSchedule: Verb<typeof endpoint> = async (
  { db, operator, now },
  { id, paused },
) => {
  const draft = await lockDraft(db);
  const schedule = await lockOpenSchedule(db, id, now);
  if ((schedule.state === 'paused') === paused) return unchanged({});
  const done = await (paused ? pause : goOn)(db, { draft, schedule, now });
  const text = `${titleOf(schedule)}：${done}`;
  await writeAudit(db, { who: operator, action: 'pause-schedule', text, now });
  return {};
};
