import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesOf, root } from '../project.mjs';

export type Tree = { files: readonly string[]; read: (file: string) => string };

/** Git's output in lines; paths are not quoted. */
export const git = (...args: string[]): string[] =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

export const ownFiles = (): string[] =>
  git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
    statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile(),
  );

export const workTree = (): Tree => ({
  files: [...new Set([...ownFiles(), ...filesOf(['dist/stories'])])],
  read: (file) => {
    const ownFile = path.join(root, file);
    return existsSync(ownFile) ? readFileSync(ownFile, 'utf8') : '';
  },
});
