import type { FastifyInstance, FastifyReply } from 'fastify';

// sections set sizes and ratios by style attributes, so only styles may be inline
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https: http:",
  "media-src 'self' blob: https: http:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** Of whatever is no page of ours: calls, pictures, media. An SVG may bring its own styles. */
const CLOSED = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const protectPage = (reply: FastifyReply): void => {
  reply.header('content-security-policy', POLICY);
};

/** Headers of every answer, with a closed content policy; pages open theirs. */
export const protectAnswer = (reply: FastifyReply): void => {
  reply.headers({
    'content-security-policy': CLOSED,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
};

export const securityHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    protectAnswer(reply);
    done();
  });
};
