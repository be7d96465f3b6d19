import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { root } from '../project.mjs';
import { ownFiles } from '../test-reach/tree.ts';

export type TreeCopy = {
  folder: string;
  change: (file: string, text: string) => () => void;
  remove: () => void;
};

const COPIES = path.join(root, '.cache');
const COPY = /^test-faults-(\d+)$/;

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const removeLeft = (): void => {
  mkdirSync(COPIES, { recursive: true });
  for (const name of readdirSync(COPIES)) {
    const [, pid] = COPY.exec(name) ?? [];
    if (pid && !runs(Number(pid))) rmSync(path.join(COPIES, name), { recursive: true });
  }
};

export const copyTree = (): TreeCopy => {
  removeLeft();
  const folder = path.join(COPIES, `test-faults-${process.pid}`);
  for (const file of ownFiles()) {
    const to = path.join(folder, file);
    mkdirSync(path.dirname(to), { recursive: true });
    copyFileSync(path.join(root, file), to);
  }
  execFileSync('cp', ['-al', path.join(root, 'node_modules'), path.join(folder, 'node_modules')]);
  // tools write these in place, which would change the tree's own
  for (const name of ['.vite', '.vite-temp', '.cache'])
    rmSync(path.join(folder, 'node_modules', name), { recursive: true, force: true });

  const change = (file: string, text: string): (() => void) => {
    const copied = path.join(folder, file);
    const before = readFileSync(copied);
    const { atime, mtime } = statSync(copied);
    writeFileSync(copied, text);
    return () => {
      writeFileSync(copied, before);
      // templates of databases are cached by the times of their sources
      utimesSync(copied, atime, mtime);
    };
  };
  const remove = () => void execFileSync('rm', ['-rf', folder]);
  return { folder, change, remove };
};
