import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Entered, enterInto } from './enter.ts';

/** The whole text of a file. */
export type NewFile = { file: string; text: string };

export type Scaffold = { written: readonly NewFile[]; entered: readonly Entered[] };

/** Carries a plan out, all or nothing; gives the files that it touched. */
export const carryOut = ({ written, entered }: Scaffold): readonly string[] => {
  const taken = written.find(({ file }) => existsSync(file));
  if (taken) throw new Error(`${taken.file} 已经存在`);
  const texts = new Map(written.map(({ file, text }) => [file, text]));
  for (const entry of entered) {
    const { file } = entry;
    texts.set(file, enterInto(texts.get(file) ?? readFileSync(file, 'utf8'), entry));
  }
  for (const [file, text] of texts) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const files = [...texts.keys()];
  const code = files.filter((file) => /\.(?:tsx?|css)$/.test(file));
  spawnSync('node_modules/.bin/biome', ['check', '--write', ...code], { stdio: 'inherit' });
  return files;
};
