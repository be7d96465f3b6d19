import { mkdirSync } from 'node:fs';
import type { Filling, OpenDatabase } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { openEngine } from './engine.ts';
import { prepareEmbedded } from './prepare-embedded.ts';
import { putRestored } from './restored.ts';

/** Nothing that was committed is lost, but only a new process can open the folder again. */
const endProcess = (directory: string) => (): void => {
  console.error(
    `数据库已停止：${directory} 所在的磁盘已满，日志写不下去。已经确认的内容都在；请腾出空间（如旧的备份和日志）后重新启动。`,
  );
  process.exit(1);
};

/** No other process may have `directory` open. `ended` is called where the engine cannot go on. */
export const openEmbedded = async (
  directory: string,
  migrationsFolder: string,
  filling: Filling = {},
  ended: () => void = endProcess(directory),
): Promise<OpenDatabase> => {
  const unlock = lockDirectory(directory);
  try {
    putRestored(directory);
    mkdirSync(directory, { recursive: true });
    const engine = openEngine(directory, {}, ended);
    const opened = await prepareEmbedded(engine, migrationsFolder, filling);
    return { ...opened, close: () => opened.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
};
