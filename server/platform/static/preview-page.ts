import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from '../http/content-policy.ts';
import { protectPage } from '../http/security-headers.ts';

const pageIn = (directory: string): string => join(directory, 'src/operator/preview-link.html');

export const previewPageBuilt = (directory: string): boolean => existsSync(pageIn(directory));

/** Keeps a draft out of caches, search engines and other sites' logs. */
const unseen = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/**
 * The page of preview links for phones under `/preview/`: the same for every token, since its call checks that. Holds
 * no code of the console.
 */
export const servePreviewPage = (
  app: FastifyInstance,
  directory: string,
  media: readonly string[],
): void => {
  app.register(fastifyStatic, {
    root: join(directory, 'assets'),
    prefix: '/preview/assets/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  const html = readFileSync(pageIn(directory), 'utf8');
  const policy = pagePolicy({ media });
  app.get('/preview/*', (_request, reply) => {
    protectPage(reply, policy);
    return reply.headers(unseen).type('text/html').send(html);
  });
};
