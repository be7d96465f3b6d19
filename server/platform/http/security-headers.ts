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

export const protectPage = (reply: FastifyReply): void => {
  reply.header('content-security-policy', POLICY);
};

/** Headers of every answer; pages get their content policy as well. */
export const securityHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    done();
  });
};
