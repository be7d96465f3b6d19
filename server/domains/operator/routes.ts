import { operatorApi } from '../../../schemas/api/operator.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { JobHost } from '../../platform/run-jobs.ts';
import { addOperator } from './add-operator.ts';
import { cancelSchedule } from './cancel-schedule.ts';
import { changeOperator } from './change-operator.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { countCertifications } from './count-certifications.ts';
import { countRefunds } from './count-refunds.ts';
import { decideCertification } from './decide-certification.ts';
import type { Desk } from './desk.ts';
import { handleFault } from './handle-fault.ts';
import { heartbeat } from './heartbeat.ts';
import { implementOperator } from './implement-operator.ts';
import { listAudit } from './list-audit.ts';
import { listCertifications } from './list-certifications.ts';
import { listFaults } from './list-faults.ts';
import { listOperators } from './list-operators.ts';
import { listRefunds } from './list-refunds.ts';
import { listReleases } from './list-releases.ts';
import { previewSession } from './preview-session.ts';
import { publicationJobs } from './publication-jobs.ts';
import { publish } from './publish.ts';
import { readCertification } from './read-certification.ts';
import { readDesk } from './read-desk.ts';
import { readRefund } from './read-refund.ts';
import { readRelease } from './read-release.ts';
import { resetDraft } from './reset-draft.ts';
import { reviewDraft } from './review-draft.ts';
import { rollBack } from './roll-back.ts';
import { saveDraft } from './save-draft.ts';
import { schedulePublication } from './schedule-publication.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { UPLOAD_LIMIT, uploadFile } from './upload-file.ts';
import { whoAmI } from './who-am-i.ts';

/** The calls of the operator console, and what is published by the clock. */
export const serveOperator = (host: JobHost, desk: Desk): void => {
  const verbs = {
    signIn: signIn(desk),
    whoAmI: whoAmI(desk),
    signOut,
    changeOwnPassword: changeOwnPassword(desk),
    readDesk,
    saveDraft: saveDraft(desk),
    reviewDraft,
    publish: publish(desk),
    schedulePublication: schedulePublication(desk),
    cancelSchedule: cancelSchedule(desk),
    rollBack: rollBack(desk),
    resetDraft: resetDraft(desk),
    listReleases,
    readRelease,
    listAudit,
    listFaults,
    handleFault: handleFault(desk),
    heartbeat,
    uploadFile: uploadFile(desk),
    previewSession,
    listOperators,
    addOperator: addOperator(desk),
    changeOperator: changeOperator(desk),
    countCertifications,
    listCertifications,
    readCertification,
    decideCertification: decideCertification(desk),
    countRefunds,
    listRefunds,
    readRefund,
  };
  const bodyLimits = { uploadFile: UPLOAD_LIMIT };
  implementOperator(host, desk, { api: operatorApi, verbs, bodyLimits });
  host.app.all('/operator/api/*', async () => {
    throw new RefusedError('noSuchCall');
  });
  host.jobs.own(publicationJobs);
};
