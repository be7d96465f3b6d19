import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import serveFiles from '@fastify/static';
import fastify from 'fastify';
import { build, type InlineConfig } from 'vite';

type Harness = {
  /** Address of a page with the sections that `query` names (see `main.tsx`). */
  address: (query: Record<string, string>) => string;
  close: () => Promise<void>;
};

/** How the harness is built: with React's own warnings, which fail a browser test. */
const harnessBuild = (outDir: string): InlineConfig => ({
  configFile: path.resolve('vite.config.ts'),
  root: path.resolve('tests/e2e/harness/sections'),
  mode: 'development',
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"development"' },
  build: { outDir, emptyOutDir: true, minify: false, manifest: false },
});

/** Builds the harness and serves it, with the demo pictures, on a free port. */
export const startHarness = async (): Promise<Harness> => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'section-harness-'));
  await build(harnessBuild(outDir));
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
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
};
