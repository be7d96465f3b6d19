import type { Payload } from '#schemas/define-endpoint.ts';
import type { changeSchedule as endpoint } from '#schemas/publication/endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { HomePageReader } from '../../../platform/endpoint/services.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { chinaText } from '../../../platform/time/china-time.ts';
import { writeAudit } from '../../operator/index.ts';
import { changesLine, withNote } from '../audit-words.ts';
import { lockDraft } from '../draft.ts';
import { goingAndKept } from '../draft-history.ts';
import { addChangedJobs } from '../jobs.ts';
import { lockPublishableDraft } from '../lock-publishable-draft.ts';
import { plansToCome } from '../plans/released.ts';
import { liveRelease } from '../releases.ts';
import { assertEnd, assertStart, rowTimes } from '../schedule-times.ts';
import {
  changeRow,
  hasBegun,
  lockOpenSchedule,
  type Schedule,
  scheduleView,
  titleOf,
} from '../schedules.ts';

type Asked = Payload<typeof endpoint>;

const assertChange = (schedule: Schedule, asked: Asked, now: number): void => {
  const moved = asked.from !== schedule.startAt.getTime();
  if (hasBegun(schedule) && (moved || asked.until === null))
    throw new RefusedError(publicationRefusals.scheduleBegun);
  if (schedule.state === 'live' && asked.version !== null)
    throw new RefusedError(publicationRefusals.scheduleBegun);
  if (moved) assertStart(asked, now);
  assertEnd(asked, now);
};

/** The changes of the draft of that version, or why there are none. */
const changesOf = async (
  db: Database,
  asked: { version: number; page: HomePageReader; at: number },
) => {
  const ready = await lockPublishableDraft(db, asked);
  if ('hindrance' in ready) return ready;
  const { document: base } = await liveRelease(db);
  const { document, draft } = ready;
  const plans = await plansToCome(db, draft, goingAndKept(base, document, []));
  return { changes: { base, document, plans } };
};

/** Refuses `noSuchSchedule`, `scheduleOver`, `scheduleBegun`, `scheduleStart`, `scheduleEnd`. */
export const changeSchedule =
  (page: HomePageReader): Verb<typeof endpoint> =>
  async ({ db, operator, now }, asked) => {
    await lockDraft(db);
    const schedule = await lockOpenSchedule(db, asked.id, now);
    assertChange(schedule, asked, now);
    const { id, note, from, until, version } = asked;
    const taken =
      version === null ? { changes: {} } : await changesOf(db, { version, page, at: from });
    if ('hindrance' in taken) return unchanged(taken.hindrance);
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
