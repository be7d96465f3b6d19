import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';

/** Paths of the programs. */
export type Tools = { ffmpeg: string; ffprobe: string };

/** `missing`: what to do about it, in words for the console. */
export type FoundTools = Tools | { missing: string };

type Places = { ffmpegPath?: string | undefined; searchPath?: string | undefined };

const firstRunnable = async (paths: readonly string[]): Promise<string | undefined> => {
  for (const path of paths) {
    const isRunnable = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isRunnable) return path;
  }
  return undefined;
};

/** Looks each time, so that programs which are installed later are found without a restart. */
export const findTools = async ({
  ffmpegPath,
  searchPath = process.env.PATH ?? '',
}: Places = {}): Promise<FoundTools> => {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  const among = (name: string) => folders.map((folder) => join(folder, name));
  const ffmpeg = await firstRunnable(ffmpegPath ? [ffmpegPath] : among('ffmpeg'));
  if (!ffmpeg)
    return {
      missing: ffmpegPath
        ? `服务器上没有转码程序：FFMPEG_PATH 写的 ${ffmpegPath} 不存在或不能运行`
        : '服务器上没有装转码程序 ffmpeg',
    };
  const ffprobe = await firstRunnable([join(dirname(ffmpeg), 'ffprobe'), ...among('ffprobe')]);
  return ffprobe
    ? { ffmpeg, ffprobe }
    : { missing: '服务器上没有装 ffprobe，它和 ffmpeg 一起安装' };
};
