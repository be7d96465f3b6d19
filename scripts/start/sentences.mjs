import { stripVTControlCharacters } from 'node:util';
import { root as project } from '../project.mjs';
import { buildFolders, fullDisk, installFolders, isFull } from './full-disk.mjs';

const TOO_LARGE = /EFBIG|file too large|os error 27\b/i;
const NO_MEMORY = /heap out of memory|ENOMEM|cannot allocate memory/i;
const READ_ONLY = /EROFS|EACCES|EPERM|permission denied|read-only file system/i;

const causes = [
  [TOO_LARGE, '文件超出了系统允许的大小（ulimit -f），请放宽限制后重新运行'],
  [NO_MEMORY, '内存不足，请释放内存后重新运行'],
];

const npmCauses = [
  [
    /EUSAGE|in sync/,
    'package-lock.json 与 package.json 不一致，请运行 npm install 更新它，或用 git 恢复这两个文件',
  ],
  [/EINTEGRITY/, '下载的内容与 package-lock.json 的校验值不符，请运行 npm cache verify 后重试'],
  [/E404|ETARGET/, 'package-lock.json 里有下载不到的包，请检查它和 npm 的下载源'],
  [/E401|E403/, 'npm 的下载源拒绝了访问，请检查 .npmrc 里的凭据'],
  [
    /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
    '连不上 npm 的下载源，请检查网络后重试',
  ],
  [/EBADENGINE/, 'Node.js 的版本不合适，请检查 package.json 的 engines'],
  [READ_ONLY, '没有 node_modules 的写入权限，请检查它属于哪个用户'],
];

const causeOf = (text, folders, more = []) =>
  isFull(text)
    ? fullDisk(text, folders)
    : [...causes, ...more].find(([pattern]) => pattern.test(text))?.[1];

const LONGEST = 160;

const shortened = (line) => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line);

/** The first meaningful line of a message, without headings and stack frames. */
const firstWords = (text) => {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^\s*npm (?:error|ERR!)\s*/, '').trim());
  const words = lines.find(
    (line) => line !== '' && !/^Build failed|^code [A-Z]|^[╭│╰─]/.test(line),
  );
  return shortened((words ?? '').replace(/^(?:\[[^\]]*\]|Error:)\s*/, ''));
};

const LINE_IN_FILE = /\.(?:tsx?|mjs|css|json|html):\d+(?::\d+)?/;
/** Characters before an extension that may belong to its path. */
const PATH_LENGTH = 300;

/** `src/app/main.tsx:3:7`, relative to the root if below it. */
const fileIn = (text, root) => {
  const found = LINE_IN_FILE.exec(text);
  if (!found) return undefined;
  const before = text.slice(Math.max(0, found.index - PATH_LENGTH), found.index);
  const [start = ''] = /[^\s[\]()'"`]*$/.exec(before) ?? [];
  return `${start}${found[0]}`.replace(`${root}/`, '');
};

export const installFailure = (output) => {
  const text = stripVTControlCharacters(output);
  return `安装依赖失败：${causeOf(text, installFolders(), npmCauses) ?? (firstWords(text) || '原因不明')}。`;
};

export const buildFailure = (message, root) => {
  const text = stripVTControlCharacters(message);
  const cause = causeOf(text, buildFolders(root));
  if (cause) return `构建失败：${cause}。`;
  const path = fileIn(text, root);
  const words = firstWords(text) || '原因不明';
  return path ? `构建失败：${path} 有错误：${words}` : `构建失败：${words}`;
};

export const abruptEnd = (task, { code, signal, output }) => {
  const cause = causeOf(stripVTControlCharacters(output), [
    ...buildFolders(project),
    ...installFolders(),
  ]);
  if (cause) return `${task}失败：${cause}。`;
  if (signal === 'SIGXFSZ') return `${task}失败：${causes[0][1]}。`;
  if (signal === 'SIGKILL') return `${task}被系统终止（SIGKILL），常见原因是内存不足；请重新运行。`;
  return `${task}中断（${signal ?? `退出码 ${code}`}），请重新运行。`;
};

export const waiting = (pid) => `另一个进程（进程号 ${pid}）正在安装或构建，等待它完成……`;
