import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../project.mjs';
import { buildWorkshop, builtIn } from '../stories-sheet/workshop.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The full name of a commit; undefined where there is none of that name. */
export const findCommit = (name: string): string | undefined => {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`).trim();
  } catch {
    return undefined;
  }
};

/** Of the last commit that was compared with; a commit never changes, so its workshop is built once. */
const builtFolder = path.join(root, '.cache/stories-built');

/** Whether the commit asks for the packages that are installed. */
const hasSamePackages = (commit: string): boolean =>
  git('diff', '--name-only', commit, '--', 'package-lock.json') === '';

const buildAt = (commit: string, into: string): void => {
  const parent = mkdtempSync(path.join(tmpdir(), 'stories-compare-'));
  const tree = path.join(parent, 'tree');
  git('worktree', 'add', '--detach', tree, commit);
  try {
    symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
    if (!buildWorkshop(tree)) throw new Error(`the workshop of ${commit} cannot be built`);
    cpSync(builtIn(tree), into, { recursive: true });
  } finally {
    git('worktree', 'remove', '--force', tree);
    rmSync(parent, { recursive: true, force: true });
  }
};

/** The built workshop of a commit, with the packages that are installed now. */
export const workshopOf = async (commit: string): Promise<string> => {
  const built = path.join(builtFolder, commit);
  if (existsSync(built)) return built;
  await mkdir(builtFolder, { recursive: true });
  for (const other of await readdir(builtFolder))
    await rm(path.join(builtFolder, other), { recursive: true, force: true });
  if (!hasSamePackages(commit)) console.log('依赖和那次提交不同，两边都用现在装的');
  buildAt(commit, built);
  return built;
};
