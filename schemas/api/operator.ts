import { addOperator, changeOperator, listOperators } from './operator/accounts.ts';
import {
  countCertifications,
  decideCertification,
  listCertifications,
  readCertification,
} from './operator/certifications.ts';
import {
  heartbeat,
  previewSession,
  readDesk,
  resetDraft,
  reviewDraft,
  saveDraft,
  uploadFile,
} from './operator/draft.ts';
import { countRefunds, listRefunds, readRefund } from './operator/refunds.ts';
import {
  cancelSchedule,
  listReleases,
  publish,
  readRelease,
  rollBack,
  schedulePublication,
} from './operator/releases.ts';
import { handleFault, listAudit, listFaults } from './operator/reports.ts';
import { changeOwnPassword, signIn, signOut, whoAmI } from './operator/sign-in.ts';

/**
 * The calls of the operator console. All are POST to `/operator/api/…` with JSON bodies, answered
 * `{ code, msg, data }` like every other call; the session is a cookie (httpOnly, SameSite=Strict),
 * and every call but `signIn` and `whoAmI` carries the token of `whoAmI` in the header `x-csrf`.
 * What changes something takes `key`: repeating it changes nothing more. Times are ms.
 */
export const operatorApi = {
  signIn,
  whoAmI,
  signOut,
  changeOwnPassword,
  readDesk,
  saveDraft,
  reviewDraft,
  publish,
  schedulePublication,
  cancelSchedule,
  rollBack,
  resetDraft,
  listReleases,
  readRelease,
  listAudit,
  listFaults,
  handleFault,
  heartbeat,
  uploadFile,
  previewSession,
  listOperators,
  addOperator,
  changeOperator,
  countCertifications,
  listCertifications,
  readCertification,
  decideCertification,
  countRefunds,
  listRefunds,
  readRefund,
};
