/**
 * Builds `storybook-static`, which the server serves under `/storybook/`. `--if-stale`: only if a source has
 * changed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, root } from './project.mjs';

const sources = [
  '.storybook',
  'docs/glossary.md',
  'package-lock.json',
  'schemas',
  'scripts/build',
  'scripts/bundle/class-names.ts',
  'scripts/bundle/first-paint.mjs',
  'scripts/layouts',
  'sections',
  'server/db/demo/media',
  'src',
  'stories',
  'vite.config.ts',
];
const output = path.join(root, 'storybook-static');
const stampFile = path.join(output, '.stamp');

const isFresh = (stamp) => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;

const build = (stamp) => {
  const since = performance.now();
  console.log('组件工坊：开始构建到 storybook-static，一般要一到三分钟');
  rmSync(stampFile, { force: true });
  const storybook = path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const { status } = spawnSync(process.execPath, [storybook, 'build', '--quiet'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  if (status === 0) {
    writeFileSync(stampFile, stamp);
    console.log(`组件工坊：构建完成，用时 ${Math.round((performance.now() - since) / 1000)} 秒`);
  } else rmSync(output, { recursive: true, force: true });
  process.exitCode = status ?? 1;
};

const stamp = fingerprint(sources);
if (!process.argv.includes('--if-stale') || !isFresh(stamp)) build(stamp);
else console.log('组件工坊：没有改动，不用重新构建');
