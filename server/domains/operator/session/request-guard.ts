import type { FastifyRequest } from 'fastify';
import { operatorRefusals } from '#schemas/operator/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { isSameText } from '../../../platform/auth/same-text.ts';
import type { Secret } from '../../../platform/auth/secret.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';

/** A token for one session that only this site's own pages can read and send back. */
export const csrfOf = (secret: Secret, session: string): string => secret.hash('csrf', session);

/** Refuses `forgedRequest` where the call does not come from a page of ours. */
export const assertCsrf = (request: FastifyRequest, secret: Secret, session: string): void => {
  const sent = String(request.headers['x-csrf'] ?? '');
  if (!isSameText(sent, csrfOf(secret, session)))
    throw new RefusedError(operatorRefusals.forgedRequest);
};

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');

const isOwn = (origin: string, { host }: FastifyRequest): boolean =>
  hostOf(origin) === host.replace(/:(?:80|443)$/, '');

/**
 * Refuses `forgedRequest` for another site's call, `badMediaType` for what is no JSON. `own`: the
 * console's origin, where it is not whatever site was asked.
 */
export const assertSameSite = (request: FastifyRequest, own: string | undefined): void => {
  const { headers } = request;
  const { origin } = headers;
  if (origin !== undefined && (own === undefined ? !isOwn(origin, request) : origin !== own))
    throw new RefusedError(operatorRefusals.forgedRequest);
  if (!/^application\/json\b/i.test(headers['content-type'] ?? ''))
    throw new RefusedError(callRefusals.badMediaType);
};
