import { runnerImport } from 'vite';
import { root } from '#scripts/project.mjs';
import { site, startServer, stopServers } from '../chaos/servers.ts';
import type * as examples from './examples.ts';

/** The built server in a process and with a database of its own. */
export const startProduct = async () => {
  const own = site('');
  // pages are found by glob, which only vite resolves
  const { module } = await runnerImport<typeof examples>('./bench/product/examples.ts');
  const filled = await module.fillExamples(own.env.DATA_DIR, root);
  const server = await startServer(own);
  const close = async () => {
    await stopServers([server]);
    own.remove();
  };
  return { origin: server.origin, ...filled, close };
};

export type Product = Awaited<ReturnType<typeof startProduct>>;
