import { mkdirSync } from 'node:fs';
import type { Filling, OpenDatabase } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { openEngine } from './engine.ts';
import { prepareEmbedded } from './prepare-embedded.ts';
import { putRestored } from './restored.ts';

/** Nothing that was confirmed is lost; only a new process can go on with the folder. */
const endProcess = (directory: string) => (): void => {
  console.error(
    `数据库已停止：${directory} 所在的磁盘已满，日志写不下去。已经确认的内容都在；请腾出空间（如旧的备份和日志）后重新启动。`,
  );
  process.exit(1);
};

/**
 * The embedded database in `directory`, which no other process may have open. `ended` is told where the engine cannot go
 * on.
 */
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
