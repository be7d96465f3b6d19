/**
 * `npm run tokens [folder]`: writes the design tokens for drawing tools into the folder, by default
 * `.cache/tokens/`. Exit code 2 if they cannot be written.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tokenFiles } from '#stories/tokens/file/token-files.ts';
import { root } from './project.mjs';

const folder = path.resolve(process.argv[2] ?? path.join(root, '.cache/tokens'));
const files = tokenFiles(readFileSync(path.join(root, 'src/ui/tokens/tokens.css'), 'utf8'));
try {
  mkdirSync(folder, { recursive: true });
  for (const file of files) {
    writeFileSync(path.join(folder, file.name), file.text);
    console.log(`${file.name}：${file.use}`);
  }
  console.log(`已写入 ${folder}`);
} catch (error) {
  console.error(`写不了 ${folder}：${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}
