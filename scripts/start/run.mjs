import { constants } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../project.mjs';
import { runStep } from './child.mjs';
import { assertLockFits, lackOf, StartError } from './installed.mjs';
import { abruptEnd, buildFailure, installFailure } from './sentences.mjs';

const seconds = (since) => Math.round((performance.now() - since) / 1000);

const step = async (script, args, words) => {
  const { reason, stopped } = await runStep(script, args, words);
  if (stopped) {
    console.log(`已停止：${words.task}没有完成，下次启动会重新进行。`);
    process.exit(128 + constants.signals[stopped]);
  }
  if (reason) throw new StartError(reason);
};

const install = async () => {
  const since = performance.now();
  await step('scripts/start/install.mjs', [], { task: '安装依赖', sentence: installFailure });
  if (lackOf()) throw new StartError('安装依赖没有完成，请删除 node_modules 后重新运行。');
  console.log(`依赖已安装，用时 ${seconds(since)} 秒。`);
};

const build = () =>
  step('scripts/build.mjs', ['--if-stale'], {
    task: '构建',
    sentence: (output) => buildFailure(output, root),
  });

export const start = async () => {
  process.chdir(root);
  assertLockFits();
  if (lackOf()) await install();
  await build();
  process.env.NODE_ENV ??= 'production';
  await import(pathToFileURL(path.join(root, 'dist/server/main.js')).href);
};

export const startOrExplain = () =>
  start().catch((error) => {
    const reason =
      error instanceof StartError
        ? error.message
        : abruptEnd('启动', { code: 1, output: String(error) });
    console.error(reason);
    process.exit(1);
  });
