import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { workshopPolicy } from '../http/content-policy.ts';
import { protectPage } from '../http/security-headers.ts';

export const WORKSHOP = '/storybook/';

export const workshopBuilt = (directory: string): Date | undefined => {
  const index = join(directory, 'index.html');
  return existsSync(index) ? statSync(index).mtime : undefined;
};

export const serveWorkshop = (app: FastifyInstance, directory: string): void => {
  if (!workshopBuilt(directory)) return;
  app.get(WORKSHOP.slice(0, -1), (_request, reply) => reply.redirect(WORKSHOP));
  app.register(fastifyStatic, {
    root: directory,
    prefix: WORKSHOP,
    decorateReply: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache');
      protectPage(reply, workshopPolicy);
    },
  });
};
