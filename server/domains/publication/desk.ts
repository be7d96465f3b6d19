import type { ConsoleServices } from '../operator/index.ts';
import type { HomePage } from './document/warnings.ts';
import { cancelSchedule } from './verbs/cancel-schedule.ts';
import { heartbeat } from './verbs/heartbeat.ts';
import { listReleases } from './verbs/list-releases.ts';
import { previewSession } from './verbs/preview-session.ts';
import { publish } from './verbs/publish.ts';
import { readDesk } from './verbs/read-desk.ts';
import { readRelease } from './verbs/read-release.ts';
import { resetDraft } from './verbs/reset-draft.ts';
import { reviewDraft } from './verbs/review-draft.ts';
import { rollBack } from './verbs/roll-back.ts';
import { saveDraft } from './verbs/save-draft.ts';
import { schedulePublication } from './verbs/schedule-publication.ts';
import { uploadFile } from './verbs/upload-file.ts';

/** How operators edit, review and publish the home page. */
export const publicationVerbs = (services: ConsoleServices, page: HomePage) => ({
  readDesk,
  saveDraft: saveDraft(services),
  reviewDraft: reviewDraft(page),
  publish: publish(services),
  schedulePublication: schedulePublication(services),
  cancelSchedule: cancelSchedule(services),
  rollBack: rollBack(services),
  resetDraft: resetDraft(services),
  listReleases,
  readRelease,
  heartbeat,
  uploadFile: uploadFile(services),
  previewSession,
});
