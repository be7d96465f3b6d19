import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../project.mjs';

/** What documents of home pages name, and what budgets weigh. */
const NAMED =
  /^(?:(?:sections|src\/home\/classic|src\/app)\/.*\.tsx|src\/home\/home\.ts|src\/layouts\/.*\.json)$/;

type Entry = { file: string };

/** Adds to the manifest, which lists only modules with a file of their own, those that are named and share one. */
export const mergedModules = (): Plugin => ({
  name: 'merged-modules',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const file = path.join(dir, '.vite/manifest.json');
    if (!existsSync(file)) return;
    const manifest: Record<string, Entry> = JSON.parse(readFileSync(file, 'utf8'));
    const entries = Object.values(manifest);
    const merged = Object.values(bundle).flatMap((chunk) => {
      const entry = entries.find((each) => each.file === chunk.fileName);
      if (chunk.type !== 'chunk' || !entry) return [];
      const modules = chunk.moduleIds.map((id) => path.relative(root, id));
      return modules.flatMap((id) => (NAMED.test(id) ? [[id, entry] as const] : []));
    });
    writeFileSync(file, JSON.stringify({ ...Object.fromEntries(merged), ...manifest }));
  },
});
