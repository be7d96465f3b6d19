import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pagePolicy } from '../http/content-policy.ts';
import { protectPage } from '../http/security-headers.ts';
import { earlyDesk } from './early-desk.ts';

const NONCE = 'nonce="of-this-answer"';

export const consoleBuilt = (directory: string): boolean =>
  existsSync(join(directory, 'src/operator/index.html'));

/**
 * The console's two pages under `/operator`, and their hashed files, cached for ever. The kit creates styles while it
 * draws, so each answer has a nonce for them.
 */
export const serveConsole = (
  app: FastifyInstance,
  directory: string,
  media: readonly string[],
): void => {
  app.register(fastifyStatic, {
    root: join(directory, 'assets'),
    prefix: '/operator/assets/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  const built = (file: string) => readFileSync(join(directory, 'src/operator', file), 'utf8');
  const send = (reply: FastifyReply, page: string, policy: string) => {
    protectPage(reply, policy);
    return reply.header('cache-control', 'no-cache').type('text/html').send(page);
  };
  const desk = built('index.html').replace('<title>', `<script>${earlyDesk}</script><title>`);
  const preview = built('preview.html');
  const sendDesk = (_request: unknown, reply: FastifyReply) => {
    const nonce = randomBytes(18).toString('base64');
    const policy = pagePolicy({ media, nonce, scripts: [earlyDesk] });
    return send(reply, desk.replace(NONCE, `nonce="${nonce}"`), policy);
  };
  app.get('/operator', sendDesk);
  app.get('/operator/*', sendDesk);
  const previewPolicy = pagePolicy({ media });
  app.get('/operator/preview', (_request, reply) => send(reply, preview, previewPolicy));
};
