import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { say } from './child.mjs';
import { hold } from './lock.mjs';
import { waiting } from './sentences.mjs';

const STAMP = '.stamp';

const stampIn = (folder) => {
  try {
    return readFileSync(path.join(folder, STAMP), 'utf8');
  } catch {
    return null;
  }
};

const UNFINISHED = '';

const beginning = (had, stamp) => {
  // without a stamp there was no build, although other programs may have used the folder
  if (had === null) return '正在构建……';
  if (had === UNFINISHED) return '上次构建没有完成，正在重新构建……';
  return had === stamp ? '正在构建……' : '源文件有变化，正在重新构建……';
};

/**
 * Has `make` fill `folder` in one process at a time; a process that waited uses the result of the other. With
 * `ifStale`, only if the stamp differs or one of `results` is missing. The stamp is emptied first and written
 * last, so that a broken build does not count.
 */
export const makeOnce = async ({ folder, lock, results = [], ifStale, readStamp, make }) => {
  let waited = false;
  const release = await hold(lock, (pid) => {
    waited = true;
    say(waiting(pid));
  });
  try {
    const stamp = readStamp();
    const had = stampIn(folder);
    const isFresh = had === stamp && results.every((file) => existsSync(path.join(folder, file)));
    if (isFresh && (ifStale || waited)) {
      if (waited) say('构建已由它完成，直接使用。');
      return;
    }
    const since = performance.now();
    const seconds = () => Math.round((performance.now() - since) / 1000);
    say(beginning(had, stamp));
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, STAMP), UNFINISHED);
    // a file that is missing although no source has changed requires a full build
    const keepsParts = ifStale && had !== stamp;
    await make((step) => say(`构建 ${seconds()} 秒：${step}`), keepsParts);
    writeFileSync(path.join(folder, STAMP), stamp);
    say(`构建完成，用时 ${seconds()} 秒。`);
  } finally {
    release();
  }
};
