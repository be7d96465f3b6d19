import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import serveFiles from '@fastify/static';
import Fastify from 'fastify';
import { build } from 'vite';

export const serveLongDraft = async () => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'operator-drag-'));
  const root = path.resolve('bench/operator-drag');
  process.env.NODE_ENV = 'production';
  await build({
    configFile: path.resolve('vite.config.ts'),
    root,
    // with React, as the console has it
    mode: 'bench',
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: ['index', 'preview'].map((name) => path.join(root, `${name}.html`)),
      },
    },
  });
  const app = Fastify({ forceCloseConnections: true });
  app.register(serveFiles, { root: outDir });
  app.register(serveFiles, {
    root: path.resolve('server/db/demo/media'),
    prefix: '/media/',
    decorateReply: false,
  });
  app.get('/operator/preview', (_, reply) => reply.sendFile('preview.html'));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    await app.close();
    await rm(outDir, { recursive: true, force: true });
  };
  return { origin, close };
};
