import { callRefusals } from '../../../../schemas/call-refusals.ts';
import type { Payload } from '../../../../schemas/define-endpoint.ts';
import type { schedulePublication as endpoint } from '../../../../schemas/publication/endpoints.ts';
import { publicationRefusals } from '../../../../schemas/publication/refusals.ts';
import { homeSchedule } from '../../../db/tables/publication.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { HomePageReader } from '../../../platform/endpoint/services.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { chinaText } from '../../../platform/time/china-time.ts';
import { DAY } from '../../../platform/time/durations.ts';
import { writeAudit } from '../../operator/index.ts';
import { withNote } from '../audit-words.ts';
import { addPublicationJobs } from '../jobs.ts';
import { lockPublishableDraft } from '../lock-publishable-draft.ts';
import { scheduleView } from '../schedules.ts';

const LONGEST_WAIT = 90 * DAY;
const LAST_MOMENT = 8.64e15;

type Asked = Payload<typeof endpoint>;

/**
 * Refuses `scheduleStart` for a start that is past or too far ahead, `scheduleEnd` for an end that does
 * not follow the start.
 */
const assertTimes = ({ from, until }: Asked, now: number): void => {
  if (from <= now || from > now + LONGEST_WAIT)
    throw new RefusedError(publicationRefusals.scheduleStart);
  if (until !== null && (until <= from || until > LAST_MOMENT))
    throw new RefusedError(publicationRefusals.scheduleEnd);
};

export const schedulePublication =
  (page: HomePageReader): Verb<typeof endpoint> =>
  async ({ db, operator, now }, payload) => {
    const { version, note, from, until } = payload;
    assertTimes(payload, now);
    const ready = await lockPublishableDraft(db, { version, page, at: from });
    if ('hindrance' in ready) return unchanged(ready.hindrance);
    const { document } = ready.draft;
    const times = { startAt: new Date(from), endAt: until === null ? null : new Date(until) };
    const row = { document, ...times, author: operator.name, note };
    const [schedule] = await db.insert(homeSchedule).values(row).returning();
    if (!schedule) throw new RefusedError(callRefusals.unexpected);
    await addPublicationJobs(db, schedule);
    const end = until === null ? '' : `，${chinaText(until)} 恢复`;
    const text = `定时发布草稿第 ${version} 稿：${chinaText(from)} 发布${end}`;
    await writeAudit(db, { who: operator, action: 'schedule', text: withNote(text, note), now });
    return { outcome: 'scheduled', schedule: scheduleView(schedule) };
  };
