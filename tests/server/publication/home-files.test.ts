import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentFile, readDocumentFile } from '../../../schemas/publication/document-file.ts';
import { readArguments } from '../../../scripts/home/read-arguments.ts';
import { type Around, runHome } from '../../../scripts/home/run.ts';
import { newestMigration } from '../../../server/db/baseline.ts';
import { openEmbedded } from '../../../server/db/embedded.ts';
import { serveSnapshots } from '../../../server/db/snapshot-socket.ts';
import { operatorAudit } from '../../../server/db/tables/operator.ts';
import { homeDraftStep } from '../../../server/db/tables/publication.ts';
import { takeFile } from '../../../server/domains/publication/index.ts';
import { findRootDir } from '../../../server/platform/config/root-dir.ts';
import { copyTemplate, migrations } from '../../harness/test-database.ts';
import { runOn } from '../harness/backup/run.ts';
import { onDatabase } from '../harness/database.ts';
import { consoleOn, retitled } from '../harness/operator/console.ts';

vi.setConfig({ testTimeout: 120_000 });

onDatabase('a file of the home page', (opened) => {
  it('becomes the draft as a step of its own, in history and audit, unless somebody saved', async () => {
    const { db } = opened();
    const { ask, newSeat, save } = await consoleOn(db);
    const [chief, editor] = [await newSeat('publish'), await newSeat('edit')];
    const { draft: before, live } = await ask('readDesk', {}, chief);
    await ask('resetDraft', { version: before.version, release: live.id }, chief);
    const { draft } = await ask('readDesk', {}, chief);
    const document = retitled('由文件导入')(draft.document);
    const given = { document, by: 'root', file: 'home.json', now: Date.now() };
    const version = await takeFile(db, { ...given, version: draft.version });
    expect(version).toBe(draft.version + 1);
    // the same once more changes nothing
    expect(await takeFile(db, { ...given, version: draft.version + 1 })).toBe(version);
    expect((await ask('readDesk', {}, chief)).draft).toMatchObject({ version, document });
    const [step] = await db.select().from(homeDraftStep).orderBy(desc(homeDraftStep.id)).limit(1);
    const note = '由 root 在服务器上从文件 home.json 导入';
    expect(step).toMatchObject({ author: '系统', note, count: 1, version });
    const [row] = await db.select().from(operatorAudit).orderBy(desc(operatorAudit.id)).limit(1);
    expect(row?.text).toMatch(new RegExp(`^草稿${note}（第 ${version} 稿）：.*由文件导入`));
    // nobody's account made it, so that only who publishes gives it up
    expect(await ask('unpublishedChanges', {}, editor)).toMatchObject({
      ...{ owners: [], earlier: 1, mayDiscard: false },
    });
    const saved = await save(editor, retitled('同事又改'));
    expect(await takeFile(db, { ...given, version: draft.version + 1 })).toBeUndefined();
    expect((await ask('readDesk', {}, chief)).draft.version).toBe(saved);
  });
});

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'home-files-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** `npm run home` in this process: what it prints, or why it cannot. */
const home = async (given: string, confirm?: Around['confirm']): Promise<string> => {
  const asked = readArguments(given.split(' '));
  if (!asked) throw new Error('no call');
  const lines: string[] = [];
  const place = { databaseUrl: undefined, dataDir };
  const print = (line: string) => lines.push(line);
  try {
    await runHome(asked, { place, rootDir: findRootDir(), print, confirm });
  } catch (error) {
    return `refused: ${error instanceof Error ? error.message : ''}`;
  }
  return lines.join('\n');
};

it('goes out of a database and into it again, beside a server out of it alone', async () => {
  await copyTemplate(join(dataDir, 'database'));
  const server = await openEmbedded(join(dataDir, 'database'), migrations);
  await consoleOn(server.db);
  await server.db.execute(
    sql`update home_draft set document = jsonb_set(document, '{site,title}', '"甲"')`,
  );
  const file = join(dataDir, 'home.json');
  expect(await home(`export ${file}`)).toMatch(/^refused: 数据目录.*正被另一个进程使用/);
  const { close } = await serveSnapshots(dataDir, async () => {
    const [tar, migration] = [await server.snapshot?.(), await newestMigration(server.db)];
    if (!tar || !migration) throw new Error('no snapshot');
    return { tar, migration };
  });
  expect(await home(`export ${file}`)).toMatch(/^已导出整个首页.*home\.json（草稿）$/);
  expect(await home(`check ${file}`)).toMatch(/^没有问题：整个首页/);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('"title": "甲"');
  expect(await home('export ordered --live')).toMatch(/^\{\s+"version": 2,\s+"page": "ordered"/);
  writeFileSync(file, text.replace('"title": "甲"', '"title": "乙"'));
  expect(await home(`import ${file} --yes`)).toMatch(/^refused: 服务正在使用这个数据库/);
  close();
  await server.close();

  expect(await home(`import ${file}`)).toMatch(/^refused: 这里没有人可以确认，没有改动/);
  expect(await home(`import ${file}`, async () => false)).toMatch(/「甲」改为「乙」[^]*没有改动$/);
  expect(await home(`import ${file}`, async () => true)).toMatch(/「甲」改为「乙」[^]*已写入草稿/);
  expect(await home(`import ${file} --yes`)).toBe('文件与现在的草稿完全一样，没有改动');
  expect(await home('export')).toBe(readFileSync(file, 'utf8').trimEnd());

  const read = readDocumentFile(readFileSync(file), { into: JSON.parse(text) });
  if (!read.ok) throw new Error('the file cannot be read');
  const page = JSON.parse(documentFile(read.document, 'ordered') ?? '');
  page.sections.push({ name: '没有的\u001b[31m区块', open: true, title: '' });
  writeFileSync(file, JSON.stringify(page));
  const before = await home('export');
  expect(await home(`import ${file} --yes`)).toBe('refused: 文件有 1 处问题：');
  expect(await home('export')).toBe(before);

  const site = { config: { accountSecret: undefined, databaseUrl: undefined, dataDir } };
  const run = (...args: string[]) =>
    runOn({ ...site, rootDir: findRootDir() }, 'scripts/home.ts', args);
  const checked = await run('check', file);
  expect(checked.code).toBe(1);
  expect(checked.output).toMatch(
    /^文件有 1 处问题：\n {2}区块 第 \d+ 个「没有的.*区块」 名称：没有这个区块\n$/,
  );
  expect(checked.output).not.toContain('\u001b');
  expect(await run('publish')).toMatchObject({ code: 2, output: expect.stringMatching(/^用法/) });
});
