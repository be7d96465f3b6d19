import { callRefusals } from '../../../schemas/call-refusals.ts';
import { operatorRefusals } from '../../../schemas/operator/refusals.ts';
import { hashOf } from '../../platform/auth/session.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Admit, Host } from '../../platform/endpoint/host.ts';
import { rateWindow } from '../../platform/limits/rate-window.ts';
import { MINUTE } from '../../platform/time/durations.ts';
import { sentToken, setToken } from './session/cookie.ts';
import { assertCsrf, assertSameSite } from './session/request-guard.ts';
import { operatorOf } from './session/sessions.ts';

const CALLS_A_MINUTE = 1200;

/**
 * Operators are known by a cookie. Refuses another site's call, `tooOften` for all calls of an
 * address together, `operatorSignedOut`, and `forgedRequest` without the session's csrf token.
 */
const admitOperator = ({ db, clock, secret }: Host): Admit => {
  const isAllowed = rateWindow(CALLS_A_MINUTE, MINUTE);
  return async (request, reply, { access }) => {
    const now = clock();
    assertSameSite(request);
    if (!isAllowed(request.ip, now)) throw new RefusedError(callRefusals.tooOften);
    const token = sentToken(request);
    const session = token ? hashOf(token) : '';
    const operator = session ? await operatorOf(db, session, now) : null;
    if (typeof access !== 'object' || access.operator !== null) {
      if (!operator) throw new RefusedError(operatorRefusals.operatorSignedOut);
      assertCsrf(request, secret, session);
    }
    reply.header('cache-control', 'no-store');
    const call = { db, now, log: request.log, ip: request.ip, session };
    return { ...call, operator, setToken: (own) => setToken(reply, own) };
  };
};

/** The host with operators' admission in place of learners'. */
export const consoleHost = (host: Host): Host => ({ ...host, admit: admitOperator(host) });
