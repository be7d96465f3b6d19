import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../project.mjs';

const names = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: path.join(root, 'src/app/runtime/client.ts') },
  { find: /^react(?:-dom)?$/, replacement: 'preact/compat' },
  { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'preact/compat' },
];

/**
 * Puts Preact in React's place for learners' phones (docs/decisions/preact.md). React itself draws on the server and at
 * desks, and runs in all modes but production's, with its checks.
 */
export const preact = (): Plugin => ({
  name: 'preact',
  config: (_config, { command, mode, isSsrBuild }) =>
    command === 'build' && mode === 'production' && !isSsrBuild
      ? { resolve: { alias: names } }
      : undefined,
});
