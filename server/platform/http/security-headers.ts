import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { closedPolicy } from './content-policy.ts';

/** A year, in s, of this host alone: others below it may not have TLS. */
const ONLY_TLS = 'max-age=31536000';

const always = {
  'content-security-policy': closedPolicy,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** A page whose address was typed, kept or handed over by another app, or that our own site leads to. */
const ALONE = /^(?:none|same-origin)$/;

/** What pages ask of a browser: the player's controls, recordings, and copying or sharing an address. */
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

/** Headers of every answer, with a closed content policy; pages open theirs. */
export const protectAnswer = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.headers(always);
  // browsers begin a process for it, and a page that no other site has opened needs none
  if (!ALONE.test(String(request.headers['sec-fetch-site'])))
    reply.header('cross-origin-opener-policy', 'same-origin');
  if (request.protocol === 'https') reply.header('strict-transport-security', ONLY_TLS);
};

export const protectPage = (reply: FastifyReply, policy: string): void => {
  reply.headers({ 'content-security-policy': policy, 'permissions-policy': permissions });
};

/** Lets other sites show a picture: who is sent a page sees its picture beside the address. */
export const showElsewhere = (reply: FastifyReply): void => {
  reply.header('cross-origin-resource-policy', 'cross-origin');
};

export const securityHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    protectAnswer(request, reply);
    done();
  });
};
