import path from 'node:path';
import type { Rolldown } from 'vite';
import { root } from './project.mjs';

type Modules = Rolldown.ChunkingContext;
type Group = Rolldown.CodeSplittingGroup;

const CONSOLE = path.join(root, 'src/operator/main.tsx');
const PREVIEW = path.join(root, 'src/operator/preview/main.tsx');

/** A module with all that comes with it. */
const withImports = (id: string, modules: Modules): ReadonlySet<string> => {
  const found = new Set([id]);
  for (const each of found)
    for (const further of modules.getModuleInfo(each)?.importedIds ?? []) found.add(further);
  return found;
};

/**
 * What opens the console comes in few files instead of dozens: the packages, its own code, and what the preview needs
 * as well. None of them needs one that is named before it.
 */
export const consoleGroups = (): Group[] => {
  let sets: { console: ReadonlySet<string>; preview: ReadonlySet<string> } | undefined;
  const name = (id: string, modules: Modules): string | null => {
    sets ??= { console: withImports(CONSOLE, modules), preview: withImports(PREVIEW, modules) };
    if (!sets.console.has(id)) return null;
    if (sets.preview.has(id)) return 'shared';
    return id.includes('/node_modules/') ? 'kit' : 'console';
  };
  return [{ name, tags: ['$initial'] }];
};
