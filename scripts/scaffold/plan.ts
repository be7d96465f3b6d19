import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The whole text of a file. */
export type Written = { file: string; text: string };

/**
 * Enters `line` into a file that stands already, after the first `anchor` or before the last `end`,
 * and an import before the others.
 */
export type Entered = { file: string; line: string; imported?: string } & (
  | { anchor: string; end?: never }
  | { anchor?: never; end: string }
);

export type Plan = { written: readonly Written[]; entered: readonly Entered[] };

const withImport = (text: string, imported: string): string =>
  /^import /m.test(text)
    ? text.replace(/^import /m, `${imported}\nimport `)
    : `${imported}\n${text}`;

/** The text with the entry; throws where its place is gone. */
export const enter = (text: string, { file, anchor, end, line, imported }: Entered): string => {
  const place = anchor ?? end;
  const at = anchor === undefined ? text.lastIndexOf(place) : text.indexOf(place);
  if (at < 0) throw new Error(`${file}: no place for ${line.trim()} (${place.trim()})`);
  const entered = anchor === undefined ? `${line}\n${place}` : `${place}\n${line}`;
  const whole = text.slice(0, at) + entered + text.slice(at + place.length);
  return imported ? withImport(whole, imported) : whole;
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
  const code = files.filter((file) => /\.(?:tsx?|css)$/.test(file));
  spawnSync('node_modules/.bin/biome', ['check', '--write', ...code], { stdio: 'inherit' });
  return files;
};
