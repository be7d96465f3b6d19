import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { type LeftOut, leaveOut } from '#schemas/publication/change-sets.ts';
import * as calls from '#schemas/publication/endpoints.ts';
import { type HomeDocument, readHomeDocument } from '#schemas/publication/home-document.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../../db/database.ts';
import { homeDraftStep, homeSchedule } from '../../../db/tables/publication.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { HomePageReader } from '../../../platform/endpoint/services.ts';
import { steps, unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { chinaText } from '../../../platform/time/china-time.ts';
import { writeAudit } from '../../operator/index.ts';
import { changesLine, plansWords, savedWords, withNote } from '../changes.ts';
import { keepDraft, lockDraft } from '../draft/draft.ts';
import { markScheduled, plansToCome } from '../plans/released.ts';
import { lockPublishableDraft } from '../release/publishable.ts';
import { liveRelease } from '../release/releases.ts';
import { addChangedJobs, addPublicationJobs } from './run-due.ts';
import {
  assertEnd,
  assertStart,
  changeRow,
  hasBegun,
  lockOpenSchedule,
  openSchedules,
  rowTimes,
  type Schedule,
  scheduleView,
  titleOf,
} from './schedules.ts';

type Input = {
  version: number;
  left?: readonly LeftOut[] | undefined;
  from: number;
  until: number | null;
};

/** The draft of a version: the present one, or the one before a step that took the scheduled changes out. */
const draftOf = async (tx: Database, version: number): Promise<HomeDocument | undefined> => {
  const draft = await lockDraft(tx);
  if (draft.version === version) return draft.document;
  const [step] = await tx
    .select({ before: homeDraftStep.before })
    .from(homeDraftStep)
    .where(eq(homeDraftStep.version, version + 1));
  return step?.before;
};

/** The open schedule that another request has made of the same changes. Locks the draft until `tx` ends. */
const scheduledBefore = async (
  tx: Database,
  { version, left = [], from, until }: Input,
): Promise<Schedule | undefined> => {
  const document = await draftOf(tx, version);
  if (!document) return undefined;
  const { document: base } = await liveRelease(tx);
  const read = readHomeDocument(leaveOut({ base, document }, left).page);
  if (!read.ok) return undefined;
  return (await openSchedules(tx)).find(
    (schedule) =>
      schedule.startAt.getTime() === from &&
      (schedule.endAt?.getTime() ?? null) === until &&
      isDeepStrictEqual([schedule.base, schedule.document], [base, read.document]),
  );
};

/** What is scheduled already is not scheduled again; the answer has `repeated`. */
export const schedulePublication = (page: HomePageReader) =>
  steps(calls.schedulePublication, {
    run: async ({ db, operator, now }, payload) => {
      const { version, note, left = [], clearDraft = false, ...times } = payload;
      const done = await scheduledBefore(db, payload);
      if (done)
        return unchanged({ outcome: 'scheduled', schedule: scheduleView(done), repeated: true });
      assertStart(times, now);
      assertEnd(times, now);
      const { from, until } = times;
      const ready = await lockPublishableDraft(db, { version, page, at: from, left });
      if ('outcome' in ready) return unchanged(ready);
      const { document, draft, base, retained, items } = ready;
      const plans = await plansToCome(db, draft, items);
      const row = { base, document, ...rowTimes(times), author: operator.name, note, plans };
      const [schedule] = await db.insert(homeSchedule).values(row).returning();
      if (!schedule) throw new RefusedError(callRefusals.unexpected);
      await addPublicationJobs(db, schedule);
      if (clearDraft) {
        const moved = `改动移到 ${chinaText(from)} 的定时发布`;
        const { rest } = leaveOut({ base, document: draft.document }, left);
        await keepDraft(db, draft, { document: rest, who: operator, now, note: moved });
      }
      const words = `定于 ${chinaText(from)}`;
      await markScheduled(db, plans, { words, moved: clearDraft, who: operator, now });
      const end = until === null ? '' : `，${chinaText(until)} 收回`;
      const cleared = clearDraft ? '；已从草稿中移除' : '';
      const furtherWords = `${savedWords(retained)}${plansWords(plans)}`;
      const text = `定时发布草稿第 ${version} 稿的改动：${chinaText(from)} 发布${end}：${changesLine(base, document)}${furtherWords}${cleared}`;
      await writeAudit(db, { who: operator, action: 'schedule', text: withNote(text, note), now });
      return { outcome: 'scheduled' as const, schedule: scheduleView(schedule), repeated: false };
    },
    onRepeat: (answer) => (answer.outcome === 'scheduled' ? { ...answer, repeated: true } : answer),
  });

type RequestedChange = Payload<typeof calls.changeSchedule>;

const assertChange = (schedule: Schedule, input: RequestedChange, now: number): void => {
  const moved = input.from !== schedule.startAt.getTime();
  if (hasBegun(schedule) && (moved || input.until === null))
    throw new RefusedError(publicationRefusals.scheduleBegun);
  if (schedule.state === 'live' && input.version !== null)
    throw new RefusedError(publicationRefusals.scheduleBegun);
  if (moved) assertStart(input, now);
  assertEnd(input, now);
};

const changesOf = async (
  db: Database,
  input: { version: number; page: HomePageReader; at: number },
) => {
  const ready = await lockPublishableDraft(db, input);
  if ('outcome' in ready) return ready;
  const { document, draft, base, items } = ready;
  const plans = await plansToCome(db, draft, items);
  return { changes: { base, document, plans } };
};

export const changeSchedule =
  (page: HomePageReader): Verb<typeof calls.changeSchedule> =>
  async ({ db, operator, now }, input) => {
    await lockDraft(db);
    const schedule = await lockOpenSchedule(db, input.id, now);
    assertChange(schedule, input, now);
    const { id, note, from, until, version } = input;
    const taken =
      version === null ? { changes: {} } : await changesOf(db, { version, page, at: from });
    if ('outcome' in taken) return unchanged(taken);
    const changed = { ...schedule, ...taken.changes, ...rowTimes({ from, until }), note };
    await changeRow(db, id, changed);
    await addChangedJobs(db, changed);
    const times = `${chinaText(from)}${until === null ? ' 起' : ` 至 ${chinaText(until)}`}`;
    const content =
      version === null
        ? '内容不变'
        : `内容换成草稿第 ${version} 稿的改动：${changesLine(changed.base, changed.document)}`;
    const text = `修改了${titleOf(schedule)}：${times}，${content}`;
    await writeAudit(db, {
      ...{ who: operator, action: 'change-schedule', now },
      text: withNote(text, note),
    });
    return { outcome: 'changed', schedule: scheduleView(changed) };
  };
