import path from 'node:path';
import type { Rolldown } from 'vite';
import { root } from '../project.mjs';

type Modules = Rolldown.ChunkingContext;
type Group = Rolldown.CodeSplittingGroup;

const CONSOLE = path.join(root, 'src/operator/main.tsx');
const PREVIEW = path.join(root, 'src/operator/preview/main.tsx');

const withImports = (id: string, modules: Modules, withLazy = false): ReadonlySet<string> => {
  const found = new Set([id]);
  for (const each of found) {
    const known = modules.getModuleInfo(each);
    for (const further of known?.importedIds ?? []) found.add(further);
    if (withLazy) for (const further of known?.dynamicallyImportedIds ?? []) found.add(further);
  }
  return found;
};

/**
 * Merges the dozens of files that open the console into few: packages, the console's own code, and what the
 * preview starts with too. Nothing that the preview may load later goes into the console's file, since
 * loading that would run the console.
 */
export const consoleGroups = (): Group[] => {
  let sets: Record<'console' | 'preview' | 'later', ReadonlySet<string>> | undefined;
  const name = (id: string, modules: Modules): string | null => {
    sets ??= {
      console: withImports(CONSOLE, modules),
      preview: withImports(PREVIEW, modules),
      later: withImports(PREVIEW, modules, true),
    };
    if (!sets.console.has(id)) return null;
    if (sets.preview.has(id)) return 'shared';
    if (sets.later.has(id)) return null;
    return id.includes('/node_modules/') ? 'kit' : 'console';
  };
  return [{ name, tags: ['$initial'] }];
};
