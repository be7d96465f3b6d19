import { commentApi } from '#schemas/publication/comment-endpoints.ts';
import { DESK_STREAM, publicationApi } from '#schemas/publication/endpoints.ts';
import { pickerApi } from '#schemas/publication/picker-endpoints.ts';
import { planApi } from '#schemas/publication/plan-endpoints.ts';
import { previewApi } from '#schemas/publication/preview-endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { addComment } from './comments/add-comment.ts';
import { changeComment } from './comments/change-comment.ts';
import { countComments } from './comments/count-comments.ts';
import { readComments } from './comments/read-comments.ts';
import { replyToComment } from './comments/reply-to-comment.ts';
import { resolveComment } from './comments/resolve-comment.ts';
import { openDeskStreams } from './desk-streams.ts';
import { publicationJobs } from './jobs.ts';
import { abandonPlan } from './plans/abandon-plan.ts';
import { addPlan } from './plans/add-plan.ts';
import { approvePlan } from './plans/approve-plan.ts';
import { catchUpPlan } from './plans/catch-up-plan.ts';
import { listPlans } from './plans/list-plans.ts';
import { mergePlan } from './plans/merge-plan.ts';
import { readPlan } from './plans/read-plan.ts';
import { renamePlan } from './plans/rename-plan.ts';
import { returnPlan } from './plans/return-plan.ts';
import { savePlan } from './plans/save-plan.ts';
import { sendPlan } from './plans/send-plan.ts';
import { withdrawPlan } from './plans/withdraw-plan.ts';
import { removalJobs } from './removed-uploads.ts';
import { cancelSchedule } from './verbs/cancel-schedule.ts';
import { changeSchedule } from './verbs/change-schedule.ts';
import { findThings } from './verbs/find-things.ts';
import { handleSchedule } from './verbs/handle-schedule.ts';
import { heartbeat } from './verbs/heartbeat.ts';
import { listDraftSteps } from './verbs/list-draft-steps.ts';
import { listReleases } from './verbs/list-releases.ts';
import { listSchedules } from './verbs/list-schedules.ts';
import { listUploads } from './verbs/list-uploads.ts';
import { makePreviewLink } from './verbs/make-preview-link.ts';
import { nameLinks } from './verbs/name-links.ts';
import { pauseSchedule } from './verbs/pause-schedule.ts';
import { previewSession } from './verbs/preview-session.ts';
import { publish } from './verbs/publish.ts';
import { readDesk } from './verbs/read-desk.ts';
import { readDraftStep } from './verbs/read-draft-step.ts';
import { readMemberFacts } from './verbs/read-member-facts.ts';
import { readPreview } from './verbs/read-preview.ts';
import { readRelease } from './verbs/read-release.ts';
import { readSchedule } from './verbs/read-schedule.ts';
import { removeUpload } from './verbs/remove-upload.ts';
import { resetDraft } from './verbs/reset-draft.ts';
import { restoreDraftStep } from './verbs/restore-draft-step.ts';
import { reviewDraft } from './verbs/review-draft.ts';
import { reviewSchedules } from './verbs/review-schedules.ts';
import { revokePreviewLinks } from './verbs/revoke-preview-links.ts';
import { rollBack } from './verbs/roll-back.ts';
import { saveDraft } from './verbs/save-draft.ts';
import { schedulePublication } from './verbs/schedule-publication.ts';
import { unpublishedChanges } from './verbs/unpublished-changes.ts';
import { uploadContentPicture, uploadFile } from './verbs/upload-file.ts';

type Used = Pick<Services, 'homePage' | 'uploads' | 'inFront' | 'secret' | 'learnerSite'>;

export const serve = (host: DomainHost, services: Used): void => {
  implement(host.console, publicationApi, {
    readDesk,
    saveDraft,
    reviewDraft: reviewDraft(services),
    publish: publish(services.homePage),
    schedulePublication: schedulePublication(services.homePage),
    listSchedules,
    readSchedule,
    reviewSchedules,
    changeSchedule: changeSchedule(services.homePage),
    pauseSchedule,
    handleSchedule,
    cancelSchedule,
    rollBack,
    resetDraft,
    listDraftSteps,
    readDraftStep,
    restoreDraftStep,
    unpublishedChanges,
    listReleases,
    readRelease,
    heartbeat,
    watchDesk: { type: DESK_STREAM, ...openDeskStreams(host) },
    uploadFile: uploadFile(services),
    uploadContentPicture: uploadContentPicture(services),
    previewSession: previewSession(services),
    makePreviewLink: makePreviewLink(services),
    revokePreviewLinks,
    readMemberFacts: readMemberFacts(services),
  });
  implement(host.console, pickerApi, {
    findThings: findThings(services),
    nameLinks: nameLinks(services),
    listUploads: listUploads(services),
    removeUpload,
  });
  implement(host.console, commentApi, {
    countComments,
    readComments,
    addComment,
    replyToComment,
    changeComment,
    resolveComment,
  });
  implement(host.console, planApi, {
    listPlans,
    readPlan,
    addPlan,
    savePlan,
    renamePlan,
    sendPlan: sendPlan(services.homePage),
    withdrawPlan,
    approvePlan,
    returnPlan,
    catchUpPlan,
    mergePlan,
    abandonPlan,
  });
  implement(host, previewApi, { readPreview: readPreview(services) });
  host.jobs.own(publicationJobs(host.app.log));
  host.jobs.own(removalJobs(services.uploads));
};
