import path from 'node:path';
import type { Rolldown } from 'vite';
import { root } from '../project.mjs';

type Modules = Rolldown.ChunkingContext;
type Group = Rolldown.CodeSplittingGroup;

const CONSOLE = path.join(root, 'src/operator/main.tsx');
const PREVIEW = path.join(root, 'src/operator/preview/main.tsx');

/** A module with all that comes with it; `lazy`: and all that may come later. */
const withImports = (id: string, modules: Modules, lazy = false): ReadonlySet<string> => {
  const found = new Set([id]);
  for (const each of found) {
    const known = modules.getModuleInfo(each);
    for (const further of known?.importedIds ?? []) found.add(further);
    if (lazy) for (const further of known?.dynamicallyImportedIds ?? []) found.add(further);
  }
  return found;
};

/**
 * What opens the console comes in few files instead of dozens: the packages, its own code, and what the preview opens
 * with as well. The console's own file begins the console, so nothing that the preview may load later is in it.
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
