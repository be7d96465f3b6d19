import type * as calls from '#schemas/publication/endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { chinaText } from '../../../platform/time/china-time.ts';
import { writeAudit } from '../../operator/index.ts';
import { type LayoutDraft, lockDraft } from '../draft/draft.ts';
import { markCalledOff } from '../plans/released.ts';
import { keepOn, putOn, takeOff } from './begin-and-end.ts';
import {
  changeRow,
  hasBegun,
  lockOpenSchedule,
  lockScheduleById,
  type Schedule,
  titleOf,
} from './schedules.ts';

type Input = { draft: LayoutDraft; schedule: Schedule; now: number };

const pause = async (tx: Database, input: Input): Promise<string> => {
  const { id, state } = input.schedule;
  if (state === 'live' && (await takeOff(tx, input, '定时发布暂停')) === 'misfit')
    throw new RefusedError(publicationRefusals.scheduleMisfit);
  await changeRow(tx, id, { state: 'paused' });
  return state === 'live' ? '暂停，线上收回了它的改动' : '暂停，到点不会开始';
};

const goOn = async (tx: Database, input: Input): Promise<string> => {
  const { schedule, now } = input;
  if (!hasBegun(schedule) && schedule.startAt.getTime() > now) {
    await changeRow(tx, schedule.id, { state: 'waiting' });
    return '继续，到点会开始';
  }
  if (!(await putOn(tx, input))) throw new RefusedError(publicationRefusals.scheduleMisfit);
  return '继续，它的改动已在线上';
};

export const pauseSchedule: Verb<typeof calls.pauseSchedule> = async (
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

/** Cancels a schedule that is to come, or the end of a live one, whose changes then stay. */
export const cancelSchedule: Verb<typeof calls.cancelSchedule> = async (
  { db, operator, now },
  { id },
) => {
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

export const handleSchedule: Verb<typeof calls.handleSchedule> = async (
  { db, operator, now },
  { id },
) => {
  const schedule = await lockScheduleById(db, id);
  if (schedule.trouble === null || schedule.handledAt !== null) return unchanged({});
  await changeRow(db, id, { handledAt: new Date(now) });
  const text = `${titleOf(schedule)}：异常已处理`;
  await writeAudit(db, { who: operator, action: 'schedule-trouble', text, now });
  return {};
};
