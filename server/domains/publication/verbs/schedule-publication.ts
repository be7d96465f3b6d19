import { callRefusals } from '#schemas/call-refusals.ts';
import { describeChanges } from '#schemas/publication/describe-changes.ts';
import { schedulePublication as endpoint } from '#schemas/publication/endpoints.ts';
import { leaveOut } from '#schemas/publication/leave-out.ts';
import { homeSchedule } from '../../../db/tables/publication.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { HomePageReader } from '../../../platform/endpoint/services.ts';
import { steps, unchanged } from '../../../platform/endpoint/verb.ts';
import { chinaText } from '../../../platform/time/china-time.ts';
import { writeAudit } from '../../operator/index.ts';
import { changesLine, keptWords, plansWords, withNote } from '../audit-words.ts';
import { keepDraft } from '../draft.ts';
import { goingAndKept } from '../draft-history.ts';
import { addPublicationJobs } from '../jobs.ts';
import { lockPublishableDraft } from '../lock-publishable-draft.ts';
import { markScheduled, plansToCome } from '../plans/released.ts';
import { liveRelease } from '../releases.ts';
import { assertEnd, assertStart, rowTimes } from '../schedule-times.ts';
import { scheduledBefore } from '../scheduled-before.ts';
import { scheduleView } from '../schedules.ts';

/**
 * What is scheduled already is scheduled by no further request, be it the same or another; the answer says `repeated`.
 * Refuses `scheduleStart`, `scheduleEnd`, `nothingChosen`.
 */
export const schedulePublication = (page: HomePageReader) =>
  steps(endpoint, {
    run: async ({ db, operator, now }, payload) => {
      const { version, note, left: leaving = [], clearDraft = false, ...times } = payload;
      const done = await scheduledBefore(db, payload);
      if (done)
        return unchanged({ outcome: 'scheduled', schedule: scheduleView(done), repeated: true });
      assertStart(times, now);
      assertEnd(times, now);
      const { from, until } = times;
      const ready = await lockPublishableDraft(db, { version, page, at: from, left: leaving });
      if ('hindrance' in ready) return unchanged(ready.hindrance);
      const { document, draft } = ready;
      const { document: base } = await liveRelease(db);
      const left = leaving.length > 0 ? describeChanges(document, draft.document) : [];
      const plans = await plansToCome(db, draft, goingAndKept(base, draft.document, left));
      const row = { base, document, ...rowTimes(times), author: operator.name, note, plans };
      const [schedule] = await db.insert(homeSchedule).values(row).returning();
      if (!schedule) throw new RefusedError(callRefusals.unexpected);
      await addPublicationJobs(db, schedule);
      if (clearDraft) {
        const moved = `改动移到 ${chinaText(from)} 的定时发布`;
        const { rest } = leaveOut({ base, document: draft.document }, leaving);
        await keepDraft(db, draft, { document: rest, who: operator, now, note: moved });
      }
      const words = `定于 ${chinaText(from)}`;
      await markScheduled(db, plans, { words, moved: clearDraft, who: operator, now });
      const end = until === null ? '' : `，${chinaText(until)} 收回`;
      const cleared = clearDraft ? '；已从草稿中移除' : '';
      const said = `${keptWords(left)}${plansWords(plans)}`;
      const text = `定时发布草稿第 ${version} 稿的改动：${chinaText(from)} 发布${end}：${changesLine(base, document)}${said}${cleared}`;
      await writeAudit(db, { who: operator, action: 'schedule', text: withNote(text, note), now });
      return { outcome: 'scheduled' as const, schedule: scheduleView(schedule), repeated: false };
    },
    onRepeat: (answer) => (answer.outcome === 'scheduled' ? { ...answer, repeated: true } : answer),
  });
