/**
 * `npm run new:section <kebab-name> [中文名]`: makes a section that compiles and is registered. More pairs of
 * names make more sections.
 */
import { existsSync } from 'node:fs';
import { carryOut } from '../scaffold/plan.ts';
import { registration } from './entries.ts';
import { nameSection, refusal } from './section-names.ts';
import { newFiles } from './templates.ts';

const taken = (path: string): string | undefined =>
  existsSync(path) ? `${path} 已经存在` : undefined;

const make = (folder: string, chinese: string): void => {
  const problem = refusal(folder, chinese) ?? taken(`sections/${folder}`);
  if (problem) {
    console.error(`${problem}\n用法：npm run new:section expert-column 专家专栏`);
    process.exit(1);
  }
  const names = nameSection(folder, chinese);
  carryOut({ written: newFiles(names), entered: registration(names) });
  console.log(`区块「${names.chinese}」已登记：sections/${folder}/`);
  console.log(`下一步：npx vitest run --project unit tests/unit/sections/${folder}.test.ts`);
};

const args = process.argv.slice(2);
for (let at = 0; at < Math.max(args.length, 1); at += 2) {
  const folder = args[at] ?? '';
  make(folder, args[at + 1] ?? folder);
}
