import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readImports } from '../check/imports.ts';
import { filesOf } from '../project.mjs';
import { takeOut } from './enter.ts';
import { removeRow } from './page-row.ts';
import type { NewFile, Scaffold } from './plan.ts';

const CODE = ['schemas', 'sections', 'server', 'src', 'stories', 'tests', 'scripts', 'bench'];

/** Files with changes that git could not restore. */
const uncommitted = (files: readonly string[]): string[] => {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '-uall', '--', ...files], {
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(3));
};

const usersOf = (files: ReadonlySet<string>, entered: ReadonlySet<string>): string[] => {
  const modules = filesOf(CODE).filter((file) => /\.tsx?$/.test(file) && !files.has(file));
  const users = readImports(modules).filter(({ to, from }) => {
    const own = to !== undefined && files.has(to);
    return own && !entered.has(from);
  });
  return [...new Set(users.map(({ from }) => from))];
};

/** Code without what a formatter changes. */
const essence = (text: string): string => text.replace(/[\s'",;]/g, '');

/** Writes a file as it was committed where it differs from that by its formatting alone. */
const writeAsCommitted = (file: string): void => {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${file}`], { encoding: 'utf8' });
  if (status === 0 && essence(stdout) === essence(readFileSync(file, 'utf8')))
    writeFileSync(file, stdout);
};

const removeEmptyFolders = (folder: string): void => {
  if (folder === '.' || !existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmptyFolders(path.dirname(folder));
};

type Removal = Scaffold & {
  folder: string;
  /** The initial text of files that were entered into; a file that is back to it is removed. */
  starts: readonly NewFile[];
};

/**
 * Undoes a plan, even if its files were edited since; all or nothing. `force`: also if that loses uncommitted
 * changes. Returns the touched files; throws with a Chinese sentence why it cannot.
 */
const undo = (
  { written, entered, rows = [], folder, starts }: Removal,
  force: boolean,
): readonly string[] => {
  if (!existsSync(folder)) throw new Error(`没有 ${folder}`);
  const planned = written.map(({ file }) => file).filter((file) => existsSync(file));
  const own = new Set([...planned, ...filesOf([folder])]);
  const texts = new Map<string, string>();
  const textOf = (file: string) => texts.get(file) ?? readFileSync(file, 'utf8');
  for (const entry of entered) texts.set(entry.file, takeOut(textOf(entry.file), entry));
  for (const row of rows) texts.set(row.file, removeRow(textOf(row.file), row));
  const users = usersOf(own, new Set(texts.keys()));
  if (users.length > 0) throw new Error(`还有文件用到它，请先改掉：\n${users.join('\n')}`);
  const unsaved = force ? [] : uncommitted([...own]);
  if (unsaved.length > 0)
    throw new Error(
      `这些文件还没有提交，删掉就找不回来；确定要删，请加 --force：\n${unsaved.join('\n')}`,
    );
  for (const { file, text } of starts)
    if (texts.has(file) && essence(texts.get(file) ?? '') === essence(text)) {
      texts.delete(file);
      own.add(file);
    }
  for (const [file, text] of texts) writeFileSync(file, text);
  for (const file of own) {
    rmSync(file, { force: true });
    removeEmptyFolders(path.dirname(file));
  }
  const code = [...texts.keys()].filter((file) => /\.tsx?$/.test(file));
  if (code.length > 0)
    spawnSync('node_modules/.bin/biome', ['check', '--write', ...code], { stdio: 'inherit' });
  for (const file of texts.keys()) writeAsCommitted(file);
  return [...own, ...texts.keys()];
};

export const removeFrom = (
  example: string,
  planOf: (words: readonly string[]) => Removal,
  after?: (words: readonly string[]) => void,
): void => {
  const args = process.argv.slice(2);
  const words = args.filter((word) => word !== '--force');
  try {
    for (const file of undo(planOf(words), words.length < args.length)) console.log(file);
    after?.(words);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n用法：${example}`);
    process.exitCode = 1;
  }
};
