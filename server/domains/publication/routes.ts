import { publicationApi } from '../../../schemas/publication/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { publicationJobs } from './jobs.ts';
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

type Used = Pick<Services, 'homePage' | 'uploads' | 'inFront'>;

export const serve = (host: Pick<DomainHost, 'console' | 'jobs'>, services: Used): void => {
  implement(host.console, publicationApi, {
    readDesk,
    saveDraft,
    reviewDraft: reviewDraft(services.homePage),
    publish,
    schedulePublication,
    cancelSchedule,
    rollBack,
    resetDraft,
    listReleases,
    readRelease,
    heartbeat,
    uploadFile: uploadFile(services),
    previewSession: previewSession(services),
  });
  host.jobs.own(publicationJobs);
};
