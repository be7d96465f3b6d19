import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { closedPolicy } from './content-policy.ts';

/** A year, in s; without `includeSubDomains`, since other hosts may not have TLS. */
const ONLY_TLS = 'max-age=31536000';

const always = {
  'content-security-policy': closedPolicy,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Typed, bookmarked, opened by another app, or linked from our own site. */
const ALONE = /^(?:none|same-origin)$/;

const USED = ['autoplay', 'clipboard-write', 'fullscreen', 'microphone', 'picture-in-picture'];
const UNUSED = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const permissions = [
  ...USED.map((name) => `${name}=(self)`),
  ...UNUSED.map((name) => `${name}=()`),
].join(', ');

/** For every answer, with a closed content policy; pages set their own. */
export const protectAnswer = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.headers(always);
  // browsers start a process for this header, and a page that no other site has opened does not need it
  if (!ALONE.test(String(request.headers['sec-fetch-site'])))
    reply.header('cross-origin-opener-policy', 'same-origin');
  if (request.protocol === 'https') reply.header('strict-transport-security', ONLY_TLS);
};

export const protectPage = (reply: FastifyReply, policy: string): void => {
  reply.headers({ 'content-security-policy': policy, 'permissions-policy': permissions });
};

/** Lets other sites embed a picture, as messengers show it beside a shared address. */
export const showElsewhere = (reply: FastifyReply): void => {
  reply.header('cross-origin-resource-policy', 'cross-origin');
};

export const securityHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    protectAnswer(request, reply);
    done();
  });
};
