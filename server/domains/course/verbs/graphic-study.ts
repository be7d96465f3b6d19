import {
  finishGraphicStudy as finishEndpoint,
  type startGraphicStudy as startEndpoint,
} from '#schemas/course/endpoints.ts';
import { courseRefusals } from '#schemas/course/refusals.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import { progress } from '../../../db/tables/course.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { steps } from '../../../platform/endpoint/verb.ts';
import { assertOpen, findLesson, opening } from '../find-lesson.ts';
import { freeOf, holdProgress, ofLesson, type ProgressRow } from '../progress/progress.ts';
import { lessonProgressOf } from './report-progress.ts';

/** A text's whole height, in thousandths. */
const WHOLE = 1000;

const findText = async (context: Context<Member>, payload: { id: string; lesson: string }) => {
  const found = await findLesson(context, payload);
  if (found.lesson.kind !== 'text') throw new RefusedError(courseRefusals.notGraphic);
  assertOpen(found.lesson);
  return found;
};

/** Ms that have to pass until a text may count as read. */
const needOf = ({ startedAt, finishedAt }: ProgressRow, least: number, now: number): number =>
  finishedAt ? 0 : Math.max(0, startedAt.getTime() + least - now);

/** The reading clock runs on from its first start. */
export const startGraphicStudy = async (
  context: Context<Member>,
  payload: Payload<typeof startEndpoint>,
) => {
  const { db, member, now } = context;
  const { lesson } = await findText(context, payload);
  const row = await db.transaction(async (tx) => {
    const held = await holdProgress(tx, member.id, lesson.id, now);
    const reportedAt = new Date(Math.max(now, held.reportedAt.getTime()));
    await tx.update(progress).set({ reportedAt }).where(ofLesson(member.id, lesson.id));
    return held;
  });
  return {
    lesson: String(lesson.id),
    need: needOf(row, lesson.durationMs, now),
    position: row.positionMs,
    finished: row.finishedAt !== null,
  };
};

/** Refuses `lessonNotBought`, and `readingTooShort` with the seconds that are missing. */
export const finishGraphicStudy = steps(finishEndpoint, {
  prepare: async (context, payload) => {
    const { db, member, now } = context;
    const found = await findText(context, payload);
    if (opening(found.lesson) !== 'full') throw new RefusedError(courseRefusals.lessonNotBought);
    const least = found.lesson.durationMs;
    const [row] = await db.select().from(progress).where(ofLesson(member.id, found.lesson.id));
    const need = row ? needOf(row, least, now) : least;
    if (need > 0) throw new RefusedError(courseRefusals.readingTooShort, Math.ceil(need / 1000));
    return found;
  },
  run: async ({ db, member, now }, _payload, found) => {
    const held = await holdProgress(db, member.id, found.lesson.id, now);
    const finishedAt = held.finishedAt ?? new Date(now);
    const freeMs = freeOf(held, { furthestMs: WHOLE }, found.access);
    const row = { ...held, furthestMs: WHOLE, freeMs, finishedAt, reportedAt: new Date(now) };
    await db.update(progress).set(row).where(ofLesson(member.id, found.lesson.id));
    return lessonProgressOf(row, found);
  },
});
