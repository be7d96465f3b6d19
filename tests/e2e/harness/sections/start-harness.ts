import path from 'node:path';
import serveFiles from '@fastify/static';
import fastify from 'fastify';
import { cachedBuild } from '../cached-build.ts';

type Harness = {
  /** Address of a page with the sections that `query` names (see `main.tsx`). */
  address: (query: Record<string, string>) => string;
  close: () => Promise<void>;
};

/** Serves the harness, with the demo pictures, on a free port. */
export const startHarness = async (): Promise<Harness> => {
  const outDir = await cachedBuild('tests/e2e/harness/sections');
  const server = fastify({ forceCloseConnections: true });
  server.register(serveFiles, { root: outDir });
  server.register(serveFiles, {
    root: path.resolve('server/db/demo/media'),
    prefix: '/media/',
    decorateReply: false,
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    address: (query) => `${origin}/?${new URLSearchParams(query)}`,
    close: () => server.close(),
  };
};
