/** `npm run new:section <kebab-name> [中文名]`: a further section that compiles and is registered. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { enter, registration } from './entries.ts';
import { nameSection, refusal } from './section-names.ts';
import { newFiles } from './templates.ts';

const [folder = '', chinese = folder] = process.argv.slice(2);
const problem = refusal(folder, chinese) ?? taken(`sections/${folder}`);
if (problem) {
  console.error(`${problem}\n用法：npm run new:section expert-column 专家专栏`);
  process.exit(1);
}

const names = nameSection(folder, chinese);
const files = newFiles(names);
// all texts are made before the first file is written, so that a failure leaves nothing half done
const changed = registration(names).map((entry) => ({
  file: entry.file,
  text: enter(readFileSync(entry.file, 'utf8'), entry),
}));
for (const { file, text } of [...files, ...changed]) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const touched = [...files, ...changed].map(({ file }) => file);
spawnSync('node_modules/.bin/biome', ['check', '--write', ...touched], { stdio: 'inherit' });
console.log(`区块「${names.chinese}」已登记：sections/${folder}/`);
console.log(`下一步：npx vitest run --project unit tests/unit/sections/${folder}.test.ts`);

function taken(place: string): string | undefined {
  return existsSync(place) ? `${place} 已经存在` : undefined;
}
