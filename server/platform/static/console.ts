import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { protectPage } from '../http/security-headers.ts';

/** Whether the build holds the console's pages. */
export const consoleBuilt = (directory: string): boolean =>
  existsSync(join(directory, 'src/operator/index.html'));

/** The operators' console under `/operator`: its two pages, and their hashed files for ever. */
export const serveConsole = (app: FastifyInstance, directory: string): void => {
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
  const send = (file: string) => {
    const page = readFileSync(join(directory, 'src/operator', file), 'utf8');
    return (_request: unknown, reply: FastifyReply) => {
      protectPage(reply);
      return reply.header('cache-control', 'no-cache').type('text/html').send(page);
    };
  };
  const sendDesk = send('index.html');
  app.get('/operator', sendDesk);
  app.get('/operator/*', sendDesk);
  app.get('/operator/preview', send('preview.html'));
};
