import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { callRefusals } from '../../../schemas/call-refusals.ts';
import { SUCCESS } from '../../../schemas/envelope.ts';
import { type OperatorEndpoint, operatorRoles } from '../../../schemas/operator/call.ts';
import type { consoleApi } from '../../../schemas/operator/console.ts';
import { consoleRefusals, operatorRefusals } from '../../../schemas/operator/refusals.ts';
import type { Database } from '../../db/database.ts';
import { hashOf } from '../../platform/auth/session.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Host } from '../../platform/endpoint/implement.ts';
import { holdToList } from '../../platform/endpoint/listed-refusals.ts';
import { readPayload } from '../../platform/endpoint/read-payload.ts';
import { rateWindow } from '../../platform/limits/rate-window.ts';
import { MINUTE } from '../../platform/time/durations.ts';
import type { ConsoleServices } from './services.ts';
import { sentToken, setToken } from './session/cookie.ts';
import { assertCsrf, assertSameSite } from './session/request-guard.ts';
import { type Operator, operatorOf } from './session/sessions.ts';

/** What every verb of the console is given. `now` is in ms. */
export type Context<O = Operator> = {
  db: Database;
  operator: O;
  now: number;
  /** The caller's network address. */
  ip: string;
  /** Hash of the token that the call came with; '' without one. */
  session: string;
  /** Gives the browser another token; '' takes it away. */
  setToken: (token: string) => void;
};

type Api = typeof consoleApi;
type Payload<E extends OperatorEndpoint> = z.output<E['payload']>;
type Answer<E extends OperatorEndpoint> = z.output<E['data']>;
type Who<E extends OperatorEndpoint> = E['role'] extends null ? Operator | null : Operator;

export type PayloadOf<K extends keyof Api> = Payload<Api[K]>;
export type AnswerOf<K extends keyof Api> = Answer<Api[K]>;

/** The verb of one endpoint. */
export type OperatorVerb<K extends keyof Api> = (
  context: Context<Who<Api[K]>>,
  payload: PayloadOf<K>,
) => Promise<AnswerOf<K>>;

/** For every endpoint exactly one verb; a gap or a wrong type does not compile. */
export type OperatorVerbs = { [K in keyof Api]: OperatorVerb<K> };

const CALLS_A_MINUTE = 1200;

const payloadOf = ({ payload }: OperatorEndpoint, body: unknown): unknown =>
  readPayload(payload, body ?? {});

const demandRole = ({ role }: OperatorEndpoint, { role: own }: Operator): void => {
  if (role && operatorRoles.indexOf(own) < operatorRoles.indexOf(role))
    throw new RefusedError(operatorRefusals.noRight);
};

type Guard = (
  request: FastifyRequest,
  endpoint: OperatorEndpoint,
) => Promise<Context<Operator | null>>;

/** Who calls, and whether they may. */
const guard = ({ db, clock }: Host, { secret }: ConsoleServices): Guard => {
  const allowed = rateWindow(CALLS_A_MINUTE, MINUTE);
  return async (request, endpoint) => {
    const now = clock();
    assertSameSite(request);
    if (!allowed(request.ip, now)) throw new RefusedError(callRefusals.tooOften);
    const token = sentToken(request);
    const session = token ? hashOf(token) : '';
    const operator = session ? await operatorOf(db, session, now) : null;
    if (endpoint.role) {
      if (!operator) throw new RefusedError(operatorRefusals.operatorSignedOut);
      assertCsrf(request, secret, session);
      demandRole(endpoint, operator);
    }
    return { db, operator, now, ip: request.ip, session, setToken: () => {} };
  };
};

type AnyVerb = (context: Context<Operator | null>, payload: unknown) => Promise<unknown>;

/**
 * Serves the console's endpoint table: same site, JSON, session, csrf token and role are asked
 * before a verb runs. `bodyLimits`: calls that may send more than the others, in bytes.
 */
export const implementOperator = (
  host: Host,
  services: ConsoleServices,
  {
    api,
    verbs,
    bodyLimits,
  }: { api: Api; verbs: OperatorVerbs; bodyLimits: { [K in keyof Api]?: number } },
): void => {
  const admit = guard(host, services);
  for (const name of Object.keys(api) as (keyof Api)[]) {
    const endpoint: OperatorEndpoint = api[name];
    // the type of `verbs` ties every verb to its endpoint; a loop cannot keep the pairs
    const verb = verbs[name] as unknown as AnyVerb;
    const bodyLimit = bodyLimits[name];
    const options = bodyLimit === undefined ? {} : { bodyLimit };
    const listing = { ...endpoint, refusals: { ...consoleRefusals, ...endpoint.refusals } };
    host.app.post(endpoint.path, options, async (request, reply: FastifyReply) => {
      const context = await admit(request, endpoint);
      const own = { ...context, setToken: (token: string) => setToken(reply, token) };
      const payload = payloadOf(endpoint, request.body);
      const run = () => verb(own, payload);
      const data = await (host.listedRefusals ? holdToList(listing, run) : run());
      return reply
        .header('cache-control', 'no-store')
        .send({ code: Number(SUCCESS), msg: '成功', data: z.encode(endpoint.data, data) });
    });
  }
};
