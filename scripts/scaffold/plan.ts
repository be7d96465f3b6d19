import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The whole text of a file. */
export type Written = { file: string; text: string };

/** Enters `line` after `anchor` into a file that stands already, and an import at its head. */
export type Entered = { file: string; anchor: string; line: string; imported?: string };

export type Plan = { written: readonly Written[]; entered: readonly Entered[] };

/** The text with the entry; throws where its place is gone. */
const enter = (text: string, { file, anchor, line, imported }: Entered): string => {
  const at = text.indexOf(anchor);
  if (at < 0) throw new Error(`${file}: no place for ${line.trim()} (${anchor.trim()})`);
  const end = at + anchor.length;
  const entered = `${text.slice(0, end)}\n${line}${text.slice(end)}`;
  return imported ? `${imported}\n${entered}` : entered;
};

/** Carries a plan out, all or nothing; gives the files that it touched. */
export const carryOut = ({ written, entered }: Plan): readonly string[] => {
  const taken = written.find(({ file }) => existsSync(file));
  if (taken) throw new Error(`${taken.file} 已经存在`);
  const texts = new Map(written.map(({ file, text }) => [file, text]));
  for (const entry of entered) {
    const { file } = entry;
    texts.set(file, enter(texts.get(file) ?? readFileSync(file, 'utf8'), entry));
  }
  for (const [file, text] of texts) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const files = [...texts.keys()];
  const code = files.filter((file) => /\.tsx?$/.test(file));
  spawnSync('node_modules/.bin/biome', ['check', '--write', ...code], { stdio: 'inherit' });
  return files;
};
