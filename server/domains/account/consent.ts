import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Scope, Wechat } from '../../platform/wechat.ts';
import { consentPage, NEWCOMER, persons } from './consent-page.ts';
import { returnPath } from './return-path.ts';

/** The page of the app that exchanges the code. */
const LANDING = '/Welogin';
const AUTHORIZE = 'https://open.weixin.qq.com/connect/oauth2/authorize';
/** Who consented last on this phone, so that silent login knows them again; in seconds. */
const COOKIE = 'simulated_person';
const COOKIE_LIFE = 30 * 24 * 3600;

// it runs no script; browsers ask for the site's icon by themselves
const POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'unsafe-inline'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Asked = { Querystring: Record<string, unknown> };

const landing = (facts: Record<string, string>, r: string): string =>
  `${LANDING}?${new URLSearchParams(r === '/' ? facts : { ...facts, r })}`;

const away = (reply: FastifyReply, address: string): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(address, 302);

/** The messenger's own page, which comes back with `code` and `state` (research C1). */
const authorizeAddress = (request: FastifyRequest, appId: string, scope: Scope, r: string) => {
  const back = r === '/' ? LANDING : landing({}, r);
  const query = new URLSearchParams({
    appid: appId,
    redirect_uri: `${request.protocol}://${request.host}${back}`,
    response_type: 'code',
    scope: scope === 'info' ? 'snsapi_userinfo' : 'snsapi_base',
    state: randomBytes(16).toString('hex'),
  });
  return `${AUTHORIZE}?${query}#wechat_redirect`;
};

const lastPerson = ({ headers }: FastifyRequest): string =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w{1,40})(?:;|$)`).exec(headers.cookie ?? '')?.[1] ?? '';

const sendConsented = (reply: FastifyReply, openid: string, r: string): FastifyReply => {
  const cookie = `${COOKIE}=${openid}; Path=/auth; Max-Age=${COOKIE_LIFE}; HttpOnly; SameSite=Lax`;
  const code = `sim-${openid}.${randomBytes(16).toString('hex')}`;
  const state = randomBytes(16).toString('hex');
  return away(reply.header('set-cookie', cookie), landing({ code, state }, r));
};

const newcomer = (): string => `user_${randomBytes(11).toString('hex')}`;

const serveSimulation = (app: FastifyInstance): void => {
  app.get<Asked>('/auth/wechat', (request, reply) => {
    const r = returnPath(request.query.r);
    const last = lastPerson(request);
    if (request.query.s === 'base') return sendConsented(reply, last || newcomer(), r);
    const chosen = persons.some(({ openid }) => openid === last) ? last : 'demo_plain';
    return reply
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(consentPage({ r, chosen }));
  });
  app.get<Asked>('/auth/wechat/answer', (request, reply) => {
    const { answer, who } = request.query;
    const r = returnPath(request.query.r);
    const known = persons.find(({ openid }) => openid === who);
    if (answer !== 'allow' || !known) return away(reply, landing({ denied: '1' }, r));
    return sendConsented(reply, known.openid === NEWCOMER ? newcomer() : known.openid, r);
  });
};

/**
 * `GET /auth/wechat?r=<return path>&s=info|base` (decisions §5): asks the person for consent and
 * comes back to `/Welogin` with `code` and `state`, or with `denied=1`; `r` goes along unless it
 * is '/'. `base` asks nothing.
 */
export const serveConsent = (app: FastifyInstance, wechat: Wechat): void => {
  if (wechat.simulated) {
    serveSimulation(app);
    return;
  }
  app.get<Asked>('/auth/wechat', (request, reply) => {
    const scope = request.query.s === 'base' ? 'base' : 'info';
    const r = returnPath(request.query.r);
    return away(reply, authorizeAddress(request, wechat.appId, scope, r));
  });
};
