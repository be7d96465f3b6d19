import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wechatLoginAddress } from '#schemas/login/addresses.ts';
import { protectPage } from '../../../platform/http/security-headers.ts';
import type { Scope, Wechat } from '../../../platform/wechat/wechat.ts';
import { consentPage, consentPolicy, NEWCOMER, persons } from './consent-page.ts';
import { returnPath } from './return-path.ts';

const LANDING = wechatLoginAddress();
const AUTHORIZE = 'https://open.weixin.qq.com/connect/oauth2/authorize';
/** Holds the person who consented last, for silent login; its life is in seconds. */
const COOKIE = 'simulated_person';
const COOKIE_LIFE = 30 * 24 * 3600;

type QueryRoute = { Querystring: Record<string, unknown> };

const STATE = /^[a-zA-Z0-9]{16,128}$/;
/** Makes the login page require the state that it sent; lasts 15 minutes. */
const STATE_RETURNS = 'state_returns=1; Path=/; Max-Age=900; SameSite=Lax';

const stateOf = (given: unknown): string =>
  typeof given === 'string' && STATE.test(given) ? given : randomBytes(16).toString('hex');

const tellStateReturns = ({ query }: FastifyRequest<QueryRoute>, reply: FastifyReply): void => {
  if (stateOf(query.state) === query.state) reply.header('set-cookie', STATE_RETURNS);
};

const landing = (facts: Record<string, string>, r: string): string =>
  `${LANDING}?${new URLSearchParams(r === '/' ? facts : { ...facts, r })}`;

const away = (reply: FastifyReply, address: string): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(address, 302);

/** The messenger's own page, which returns with `code` and `state` (research C1). */
const authorizeAddress = (
  { protocol, host, query }: FastifyRequest<QueryRoute>,
  { appId }: Wechat,
): string => {
  const r = returnPath(query.r);
  const scope: Scope = query.s === 'base' ? 'base' : 'info';
  const back = r === '/' ? LANDING : landing({}, r);
  const params = new URLSearchParams({
    appid: appId,
    redirect_uri: `${protocol}://${host}${back}`,
    response_type: 'code',
    scope: scope === 'info' ? 'snsapi_userinfo' : 'snsapi_base',
    state: stateOf(query.state),
  });
  return `${AUTHORIZE}?${params}#wechat_redirect`;
};

const lastPerson = ({ headers }: FastifyRequest): string =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w{1,40})(?:;|$)`).exec(headers.cookie ?? '')?.[1] ?? '';

const sendConsented = (
  { query }: FastifyRequest<QueryRoute>,
  reply: FastifyReply,
  openid: string,
): FastifyReply => {
  const cookie = `${COOKIE}=${openid}; Path=/auth; Max-Age=${COOKIE_LIFE}; HttpOnly; SameSite=Lax`;
  const code = `sim-${openid}.${randomBytes(16).toString('hex')}`;
  const facts = { code, state: stateOf(query.state) };
  return away(reply.header('set-cookie', cookie), landing(facts, returnPath(query.r)));
};

const newcomer = (): string => `user_${randomBytes(11).toString('hex')}`;

const serveSimulation = (app: FastifyInstance): void => {
  app.get<QueryRoute>('/auth/wechat', (request, reply) => {
    const last = lastPerson(request);
    tellStateReturns(request, reply);
    if (request.query.s === 'base') return sendConsented(request, reply, last || newcomer());
    const r = returnPath(request.query.r);
    const state = stateOf(request.query.state);
    const chosen = persons.some(({ openid }) => openid === last) ? last : 'demo_plain';
    protectPage(reply, consentPolicy);
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(consentPage({ r, state, chosen }));
  });
  app.get<QueryRoute>('/auth/wechat/answer', (request, reply) => {
    const { answer, who, r } = request.query;
    const known = persons.find(({ openid }) => openid === who);
    if (answer !== 'allow' || !known) return away(reply, landing({ denied: '1' }, returnPath(r)));
    return sendConsented(request, reply, known.openid === NEWCOMER ? newcomer() : known.openid);
  });
};

/**
 * `GET /auth/wechat?r=<return path>&s=info|base&state=<random>` (shell rules 81 and 82): asks the person for
 * consent and returns to `/Welogin` with `code` and `state`, or with `denied=1`; `r` is passed on unless it
 * is '/'. `base` asks nothing. A `state` of 16 to 128 letters and digits is returned as it is, any other is
 * replaced by one of ours.
 */
export const serveConsent = (app: FastifyInstance, wechat: Wechat): void => {
  if (wechat.simulated) {
    serveSimulation(app);
    return;
  }
  app.get<QueryRoute>('/auth/wechat', (request, reply) => {
    tellStateReturns(request, reply);
    return away(reply, authorizeAddress(request, wechat));
  });
};
