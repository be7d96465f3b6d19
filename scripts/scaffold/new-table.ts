/**
 * `npm run new:table <noun> <name> [title]`: makes a table for operators, with its migration, a desk, demo
 * rows and one failing test that says what is left.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { wordsNotToUse } from '../words/words-not-to-use.ts';
import { carryOut } from './plan.ts';
import { migrationName, readTable, tablePlan, tableRefusal, testFile } from './table.ts';

const table = readTable(process.argv.slice(2));
const refusal = typeof table === 'string' ? table : tableRefusal(table, wordsNotToUse);
if (typeof table === 'string' || refusal) {
  console.error(`${refusal}\n用法：npm run new:table help wishes 心愿`);
  process.exit(1);
}
for (const file of carryOut(tablePlan(table))) console.log(file);
const migration = ['run', 'db:migration', '--', '--name', migrationName(table)];
const { status, stdout, stderr } = spawnSync('npm', migration, { encoding: 'utf8' });
const [written] = stdout.match(/server\/db\/migrations\/\S+\.sql/) ?? [];
if (status === 0 && written) {
  // allows an administrator to create the table before the next start
  const text = readFileSync(written, 'utf8');
  writeFileSync(written, text.replace('CREATE TABLE "', 'CREATE TABLE IF NOT EXISTS "'));
  console.log(written);
} else console.error(`${stdout}${stderr}\n迁移没有写成，请运行 npm ${migration.join(' ')}`);
console.log(`下一步：npx vitest run --project server ${testFile(table)}`);
process.exitCode = status ?? 1;
