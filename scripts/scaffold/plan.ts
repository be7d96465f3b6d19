import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Entered, enterInto } from './enter.ts';
import { addRow, type PageRow } from './page-row.ts';

export type NewFile = { file: string; text: string };

export type Scaffold = {
  written: readonly NewFile[];
  entered: readonly Entered[];
  rows?: readonly PageRow[];
};

/** Each file once, where several calls begin the same noun. */
export const unique = (files: readonly NewFile[]): NewFile[] => [
  ...new Map(files.map((each) => [each.file, each])).values(),
];

export const carryOut = ({ written, entered, rows = [] }: Scaffold): readonly string[] => {
  const taken = written.find(({ file }) => existsSync(file));
  if (taken) throw new Error(`${taken.file} 已经存在`);
  const texts = new Map(written.map(({ file, text }) => [file, text]));
  const textOf = (file: string) => texts.get(file) ?? readFileSync(file, 'utf8');
  for (const entry of entered) texts.set(entry.file, enterInto(textOf(entry.file), entry));
  for (const row of rows) texts.set(row.file, addRow(textOf(row.file), row));
  for (const [file, text] of texts) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const files = [...texts.keys()];
  const code = files.filter((file) => /\.(?:tsx?|css)$/.test(file));
  spawnSync('node_modules/.bin/biome', ['check', '--write', ...code], { stdio: 'inherit' });
  return files;
};
