import { commentApi } from '#schemas/publication/comment-endpoints.ts';
import { DESK_STREAM, publicationApi } from '#schemas/publication/endpoints.ts';
import { pickerApi } from '#schemas/publication/picker-endpoints.ts';
import { planApi } from '#schemas/publication/plan-endpoints.ts';
import { previewApi } from '#schemas/publication/preview-endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import * as comments from './comments/verbs.ts';
import { heartbeat, readDesk } from './desk/desk.ts';
import { openDeskStreams } from './desk/streams.ts';
import { listDraftSteps, readDraftStep } from './draft/history.ts';
import { resetDraft, restoreDraftStep, saveDraft } from './draft/save.ts';
import { unpublishedChanges } from './draft/unpublished.ts';
import { abandonPlan, addPlan, renamePlan, savePlan } from './plans/edit.ts';
import { catchUpPlan, mergePlan } from './plans/merge.ts';
import { listPlans, readPlan } from './plans/read.ts';
import { approvePlan, returnPlan, sendPlan, withdrawPlan } from './plans/review.ts';
import { makePreviewLink, readPreview, revokePreviewLinks } from './preview/links.ts';
import { readMemberFacts } from './preview/member-facts.ts';
import { previewSession } from './preview/session.ts';
import { publish, rollBack } from './release/publish.ts';
import { listReleases, readRelease } from './release/releases.ts';
import { reviewDraft } from './review.ts';
import { changeSchedule, schedulePublication } from './schedule/change.ts';
import { cancelSchedule, handleSchedule, pauseSchedule } from './schedule/pause-and-cancel.ts';
import { listSchedules, readSchedule, reviewSchedules } from './schedule/read.ts';
import { publicationJobs } from './schedule/run-due.ts';
import { findThings, nameLinks } from './things/find.ts';
import {
  listUploads,
  removalJobs,
  removeUpload,
  uploadContentPicture,
  uploadFile,
} from './uploads.ts';

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
  implement(host.console, commentApi, comments);
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
