import { operatorRefusals } from '#schemas/operator/refusals.ts';
import { deviceBy } from '../../platform/auth/device.ts';
import { hashOf } from '../../platform/auth/session.ts';
import { RefusedError, TooOftenError } from '../../platform/endpoint/errors.ts';
import type { Admit, Host } from '../../platform/endpoint/host.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { MINUTE } from '../../platform/time/durations.ts';
import { tokenCookie } from './session/cookie.ts';
import { assertCsrf, assertSameSite } from './session/request-guard.ts';
import { operatorOf } from './session/sessions.ts';

const deviceOf = deviceBy('operator-device', '/operator');

const CALLS_A_MINUTE = 1200;

/**
 * Operators are identified by a cookie. Refuses another site's call, `tooOften` for all calls of a network
 * together, `operatorSignedOut`, and `forgedRequest` without the session's csrf token.
 */
const admitOperator = ({ db, clock, secret, limits }: Host, origin?: string): Admit => {
  const spend = limits.of({ name: 'console@', points: CALLS_A_MINUTE, window: MINUTE });
  return async (request, reply, { access }) => {
    const now = clock();
    assertSameSite(request, origin);
    const wait = await spend(networkOf(request.ip));
    if (wait > 0) throw new TooOftenError(wait);
    const token = tokenCookie.sent(request);
    const session = token ? hashOf(token) : '';
    const operator = session ? await operatorOf(db, session, now) : null;
    if (typeof access !== 'object' || access.operator !== null) {
      if (!operator) throw new RefusedError(operatorRefusals.operatorSignedOut);
      assertCsrf(request, secret, session);
    }
    const device = deviceOf(request, reply);
    const { headers, ip, log } = request;
    const call = { db, now, log, ip, session, device, headers };
    return { ...call, operator, setToken: (own) => tokenCookie.set(reply, own) };
  };
};

/** `origin`: of the console, where it has a site of its own. */
export const consoleHost = (host: Host, origin: string | undefined): Host => ({
  ...host,
  admit: admitOperator(host, origin),
});
