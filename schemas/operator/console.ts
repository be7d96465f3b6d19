import { certificationDeskApi } from '../certification/desk-endpoints.ts';
import { diagnosticsDeskApi } from '../diagnostics/desk-endpoints.ts';
import { publicationApi } from '../publication/endpoints.ts';
import { refundDeskApi } from '../refund/desk-endpoints.ts';
import { operatorApi } from './endpoints.ts';

/**
 * The calls of the operator console. All are POST to `/operator/api/…` with JSON bodies, answered
 * `{ code, msg, data }` like every other call; the session is a cookie (httpOnly, SameSite=Strict),
 * and every call but `signIn` and `whoAmI` carries the token of `whoAmI` in the header `x-csrf`.
 * What changes something takes `key`: repeating it changes nothing more. Times are ms.
 */
export const consoleApi = {
  ...operatorApi,
  ...publicationApi,
  ...diagnosticsDeskApi,
  ...certificationDeskApi,
  ...refundDeskApi,
};
