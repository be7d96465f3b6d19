import { expect, test } from 'vitest';
import { fullDisk } from '#scripts/start/full-disk.mjs';
import { abruptEnd, buildFailure, installFailure } from '#scripts/start/sentences.mjs';

const root = '/srv/site';

const bundler = (words: string, path: string): string =>
  `Build failed with 1 error:\n\n\u001b[31m[builtin:vite-transform] \u001b[0m${words}\n   \u001b[38;5;246m╭─[\u001b[0m ${path} \u001b[38;5;246m]\u001b[0m\n   │\n 1 │ const broken = (;\n───╯\n`;

test.each([
  [
    bundler('Unexpected token', 'server/start.ts:1:17'),
    '构建失败：server/start.ts:1:17 有错误：Unexpected token',
  ],
  [
    '[vite:css] [postcss] /srv/site/src/ui/list.css:3:5: Unknown word {\nat x (node_modules/a.js:1:2)',
    '构建失败：src/ui/list.css:3:5 有错误：[postcss] /srv/site/src/ui/list.css:3:5: Unknown word {',
  ],
  [
    "ENOSPC: no space left on device, write '/srv/site/dist/a.js'",
    '构建失败：磁盘已满，请在 /srv/site/dist 所在的磁盘腾出空间（如旧的备份和日志）后重新运行。',
  ],
  [`x${'y'.repeat(1000)}`, `构建失败：x${'y'.repeat(159)}…`],
  ['', '构建失败：原因不明'],
])('a build that failed: %#', (message, sentence) => {
  expect(buildFailure(message, root)).toBe(sentence);
});

test.each([
  ['npm error code EUSAGE\nnpm error\nnpm error `npm ci` can only install', '不一致'],
  ['npm error code ENOSPC\nnpm error syscall write', '磁盘已满'],
  ['npm error code EINTEGRITY\nnpm error sha512', '校验值'],
  ['npm error code ECONNREFUSED\nnpm error syscall connect', '连不上'],
  ['npm error code E404\nnpm error 404 Not Found', '下载不到'],
  ['npm error code EACCES\nnpm error syscall mkdir', '写入权限'],
  ['npm error code ESOMETHING\nnpm error Something odd', '安装依赖失败：Something odd'],
  ['', '原因不明'],
])('an installation that failed: %#', (output, words) => {
  const sentence = installFailure(output);
  expect(sentence).toContain(words);
  expect(sentence).toMatch(/^安装依赖失败：[^\n]+。$/);
});

test.each([
  [{ code: null, signal: 'SIGKILL', output: '' }, '内存不足'],
  [{ code: null, signal: 'SIGXFSZ', output: '' }, 'ulimit -f'],
  [
    { code: null, signal: 'SIGABRT', output: 'FATAL ERROR: JavaScript heap out of memory' },
    '内存不足',
  ],
  [{ code: null, signal: 'SIGBUS', output: '' }, '构建中断（SIGBUS）'],
])('a process that ended without a word: %#', (end, words) => {
  expect(abruptEnd('构建', end)).toContain(words);
});

const positions = [
  { folder: '/srv/site/dist' },
  { folder: '/srv/site/.cache' },
  { folder: '/home/me/.npm', variable: 'npm_config_cache' },
];

test.each([
  [
    "ENOSPC: no space left on device, copyfile '/srv/site/dist/a' -> '/srv/site/.cache/b'",
    '磁盘已满，请在 /srv/site/.cache 所在的磁盘腾出空间（如旧的备份和日志）后重新运行',
  ],
  [
    'error during build:\nCould not write `/srv/site/dist/client/a.js`: No space left on device (os error 28)',
    '磁盘已满，请在 /srv/site/dist 所在的磁盘腾出空间（如旧的备份和日志）后重新运行',
  ],
  [
    "EDQUOT: disk quota exceeded, mkdir '/no-such-folder/below'",
    '磁盘已满，请在 / 所在的磁盘腾出空间（如旧的备份和日志）后重新运行',
  ],
  [
    'npm error nospc ENOSPC: no space left on device, write',
    '磁盘已满，请在 /home/me/.npm 所在的磁盘腾出空间，或用环境变量 npm_config_cache 换一个文件夹，再重新运行',
  ],
])('a full disk is told with its folder: %#', (text, sentence) => {
  const free = (folder: string) => (folder === '/home/me/.npm' ? 0 : 5000);
  expect(fullDisk(text, positions, free)).toBe(sentence);
});
