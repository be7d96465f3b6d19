import type { FastifyRequest } from 'fastify';
import { operatorRefusals } from '#schemas/operator/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { isSameText } from '../../../platform/auth/same-text.ts';
import type { Secret } from '../../../platform/auth/secret.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';

/** Only this site's own pages can read and send it back; one for each session. */
export const csrfOf = (secret: Secret, session: string): string => secret.hash('csrf', session);

/** Refuses `forgedRequest` where no page of ours made the call. */
export const assertCsrf = (request: FastifyRequest, secret: Secret, session: string): void => {
  const sent = String(request.headers['x-csrf'] ?? '');
  if (!isSameText(sent, csrfOf(secret, session)))
    throw new RefusedError(operatorRefusals.forgedRequest);
};

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');

const isOwn = (origin: string, { host }: FastifyRequest): boolean =>
  hostOf(origin) === host.replace(/:(?:80|443)$/, '');

/**
 * Refuses `forgedRequest` for another site's call, `badMediaType` for a call whose body is not JSON. `own`: the
 * console's origin, where it has one of its own.
 */
export const assertSameSite = (request: FastifyRequest, own: string | undefined): void => {
  const { headers } = request;
  const { origin } = headers;
  if (origin !== undefined && (own === undefined ? !isOwn(origin, request) : origin !== own))
    throw new RefusedError(operatorRefusals.forgedRequest);
  // a browser asks before it sends another site's PATCH or DELETE, and a HEAD changes nothing
  if (request.method === 'POST' && !/^application\/json\b/i.test(headers['content-type'] ?? ''))
    throw new RefusedError(callRefusals.badMediaType);
};
