import { existsSync, statfsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { root } from '../project.mjs';

export const buildFolders = (below) =>
  ['dist', '.cache', 'node_modules'].map((name) => ({ folder: path.join(below, name) }));

/** `variable` names the environment variable that moves the folder. */
export const installFolders = () => [
  { folder: path.join(root, 'node_modules') },
  {
    folder: process.env.npm_config_cache ?? path.join(homedir(), '.npm'),
    variable: 'npm_config_cache',
  },
];

const nearest = (folder) => (existsSync(folder) ? folder : nearest(path.dirname(folder)));

/** Free bytes on the disk of a folder, 0 if it has no free inode, infinite if unknown. */
export const freeBytes = (folder) => {
  const { bavail, blocks, bsize, ffree, files } = statfsSync(nearest(folder));
  if (blocks === 0) return Number.POSITIVE_INFINITY;
  return files > 0 && ffree === 0 ? 0 : bavail * bsize;
};

const FULL = /ENOSPC|EDQUOT|no space left|disk quota|os error (?:28|122)\b/i;

export const isFull = (text) => FULL.test(text);

/** The file that an error names; of a copy's two, the one that could not be written. */
const fileIn = (text) => {
  const line = text.split('\n').find((each) => FULL.test(each) && /['"`]\//.test(each)) ?? '';
  return [...line.matchAll(/(['"`])(\/[^'"`]+)\1/g)].at(-1)?.[2];
};

const isBelow = (folder, file) => !path.relative(folder, file).startsWith('..');

const fullFolder = (text, folders, free) => {
  const file = fileIn(text);
  if (file)
    return (
      folders.find(({ folder }) => isBelow(folder, file)) ?? {
        folder: nearest(path.dirname(file)),
      }
    );
  const [first, ...others] = folders.map((each) => ({ ...each, left: free(each.folder) }));
  return others.reduce((least, each) => (each.left < least.left ? each : least), first);
};

export const fullDisk = (text, folders, free = freeBytes) => {
  const { folder, variable } = fullFolder(text, folders, free);
  const advice = `磁盘已满，请在 ${folder} 所在的磁盘腾出空间`;
  return variable
    ? `${advice}，或用环境变量 ${variable} 换一个文件夹，再重新运行`
    : `${advice}（如旧的备份和日志）后重新运行`;
};
