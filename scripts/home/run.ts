import { open, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { basename } from 'node:path';
import { type DocumentChange, describeChanges } from '#schemas/publication/describe-changes.ts';
import {
  documentFile,
  LARGEST_FILE,
  type ReadFile,
  readDocumentFile,
  scopeWords,
} from '#schemas/publication/document-file.ts';
import type { DocumentFault, HomeDocument } from '#schemas/publication/home-document.ts';
import type { Database } from '#server/db/database.ts';
import type { DatabaseLocation } from '#server/db/database-location.ts';
import { DirectoryTakenError } from '#server/db/directory-lock.ts';
import { openExisting, readExisting } from '#server/db/open-existing.ts';
import { readSnapshot } from '#server/db/read-snapshot.ts';
import { emptyDocument, readDraftAndLive, takeFile } from '#server/domains/publication/index.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';
import { printable } from '../conform/words.ts';
import { failureLines, HomeFileError } from './failure-lines.ts';
import { type HomeCall, readArguments, USAGE } from './read-arguments.ts';

/** Where the command runs. `confirm`: undefined where nobody can be asked. */
type Context = {
  database: DatabaseLocation;
  rootDir: string;
  print: (line: string) => void;
  confirm: ((question: string) => Promise<boolean>) | undefined;
};

type CallOf<V extends HomeCall['verb']> = Extract<HomeCall, { verb: V }>;

const faultLines = (faults: readonly DocumentFault[]): string[] =>
  faults.map(({ path, message }) => printable(`  ${path ? `${path}：` : ''}${message}`));

const changeLines = (changes: readonly DocumentChange[]): string[] => {
  const parts = [...new Set(changes.map(({ part }) => part))];
  return parts.flatMap((part) => [
    printable(part),
    ...changes.filter((each) => each.part === part).map(({ text }) => printable(`  ${text}`)),
  ]);
};

/** No more of it than tells that it is too large. */
const bytesOf = async (file: string): Promise<Uint8Array> => {
  const opened = await open(file);
  try {
    if (!(await opened.stat()).isFile()) throw new HomeFileError(`${file} 不是文件`);
    const { bytesRead, buffer } = await opened.read(Buffer.alloc(LARGEST_FILE + 1));
    return buffer.subarray(0, bytesRead);
  } finally {
    await opened.close();
  }
};

const readInto = async (
  file: string,
  into: HomeDocument,
): Promise<Extract<ReadFile, { ok: true }>> => {
  const read = readDocumentFile(await bytesOf(file), { into });
  if (read.ok) return read;
  const [fault, ...more] = read.faults;
  if (fault && more.length === 0 && fault.path === '')
    throw new HomeFileError(printable(fault.message));
  throw new HomeFileError(`文件有 ${read.faults.length} 处问题：`, faultLines(read.faults));
};

const checkFile = async ({ file }: CallOf<'check'>, { print }: Context): Promise<void> => {
  const { scope, faults } = await readInto(file, emptyDocument());
  if (faults.length > 0)
    throw new HomeFileError(`文件有 ${faults.length} 处问题：`, faultLines(faults));
  print(`没有问题：${scopeWords(scope)}`);
};

/** Beside a server that runs on the embedded database it is read from what that server hands out. */
const readHome = async <T>(
  { database, rootDir }: Context,
  look: (db: Database) => Promise<T>,
): Promise<T> => {
  try {
    return await readExisting(database, rootDir, look);
  } catch (error) {
    const isTaken = error instanceof DirectoryTakenError;
    const served = isTaken ? await readSnapshot(database.dataDir, look) : undefined;
    if (!served) throw error;
    return served.found;
  }
};

const exportFile = async (
  { scope, live: isLive, file }: CallOf<'export'>,
  context: Context,
): Promise<void> => {
  const { draft, live } = await readHome(context, readDraftAndLive);
  const text = documentFile((isLive ? live : draft).document, scope);
  if (text === undefined) throw new HomeFileError('这一页与出厂时一样，文档里没有写它');
  if (file === undefined) return context.print(text.trimEnd());
  await writeFile(file, text);
  context.print(`已导出${scopeWords(scope)}到 ${file}（${isLive ? '线上' : '草稿'}）`);
};

const importInto = async (
  db: Database,
  { file, yes }: CallOf<'import'>,
  { print, confirm }: Context,
): Promise<void> => {
  const { draft } = await readDraftAndLive(db);
  const { scope, document, faults } = await readInto(file, draft.document);
  const changes = describeChanges(draft.document, document);
  if (changes.length === 0) return print('文件与现在的草稿完全一样，没有改动');
  print(`文件是${scopeWords(scope)}，草稿会有 ${changes.length} 处不同：`);
  for (const line of changeLines(changes)) print(line);
  if (faults.length > 0) {
    print('可以导入；改好下面的内容后才能发布：');
    for (const line of faultLines(faults)) print(line);
  }
  if (!yes) {
    if (!confirm)
      throw new HomeFileError('这里没有人可以确认，没有改动；看过上面的不同，加上 --yes 再运行');
    if (!(await confirm('把这些不同写入草稿？(y/N) '))) return print('没有改动');
  }
  const name = printable(basename(file)).slice(0, 60);
  const given = { document, version: draft.version, by: userInfo().username, file: name };
  const saved = await takeFile(db, { ...given, now: Date.now() });
  if (saved === undefined)
    throw new HomeFileError('草稿刚刚又有人修改，没有改动；请重新运行，核对新的不同');
  print(`已写入草稿（第 ${saved} 稿），线上没有变；发布前请在后台检查`);
};

const carryOut = async (homeCall: HomeCall, context: Context): Promise<void> => {
  if (homeCall.verb === 'check') return checkFile(homeCall, context);
  if (homeCall.verb === 'export') return exportFile(homeCall, context);
  const { database, rootDir } = context;
  try {
    await openExisting(database, rootDir, (db) => importInto(db, homeCall, context));
  } catch (error) {
    if (!(error instanceof DirectoryTakenError)) throw error;
    throw new HomeFileError('服务正在使用这个数据库：请在后台“页面文档”里导入，或先停止服务');
  }
};

/** `check` asks no database, and wants no settings of one. */
const locationFor = ({ verb }: HomeCall, env: NodeJS.ProcessEnv): DatabaseLocation => {
  if (verb === 'check') return { databaseUrl: undefined, dataDir: '' };
  const { apiOrigin, homeFrom, databaseUrl, dataDir, databaseFolder } = readConfig(env);
  if (apiOrigin && !homeFrom) throw new HomeFileError('首页由 API_ORIGIN 的后端管理，这里没有草稿');
  return { databaseUrl, dataDir, databaseFolder };
};

export type HomeCommand = Pick<Context, 'print' | 'confirm'> & {
  env: NodeJS.ProcessEnv;
  complain: (line: string) => void;
};

/** `npm run home` with what stands behind its name; gives its exit code. */
export const runHome = async (
  given: readonly string[],
  { env, complain, ...parent }: HomeCommand,
): Promise<0 | 1 | 2> => {
  const homeCall = readArguments(given);
  if (!homeCall) {
    complain(USAGE);
    return 2;
  }
  try {
    await carryOut(homeCall, {
      ...parent,
      database: locationFor(homeCall, env),
      rootDir: findRootDir(),
    });
    return 0;
  } catch (error) {
    for (const line of failureLines(error)) complain(line);
    return 1;
  }
};
