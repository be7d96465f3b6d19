import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type HomeCommand, runHome } from '#scripts/home/run.ts';
import { newestMigration } from '#server/db/baseline.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { serveSnapshots } from '#server/db/snapshot-socket.ts';
import { operatorAudit } from '#server/db/tables/operator.ts';
import { homeDraftStep } from '#server/db/tables/publication.ts';
import { prepareConsole, takeFile } from '#server/domains/publication/index.ts';
import { copyTemplate, migrations } from '../../harness/test-database.ts';
import { consoleOn, retitled } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';

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

/** `npm run home` in this process: its exit code, and what it says on both outputs. */
const home = async (given: string, confirm?: HomeCommand['confirm']): Promise<string> => {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  const env = { DATA_DIR: dataDir };
  const code = await runHome(given.split(' '), { env, print: say, complain: say, confirm });
  return [code, ...lines].join('\n');
};

it('goes out of a database and into it again, beside a server out of it alone', async () => {
  await copyTemplate(join(dataDir, 'database'));
  const server = await openEmbedded(join(dataDir, 'database'), migrations);
  await prepareConsole(server.db, 'operate2026', Date.now());
  const title = sql`jsonb_set(document, '{site,title}', '"甲"')`;
  await server.db.execute(sql`update home_draft set document = ${title}`);
  const file = join(dataDir, 'home.json');
  expect(await home(`export ${file}`)).toMatch(/^1\n数据目录.*正被另一个进程使用/);
  const { close } = await serveSnapshots(dataDir, async () => {
    const [tar, migration] = [await server.snapshot?.(), await newestMigration(server.db)];
    if (!tar || !migration) throw new Error('no snapshot');
    return { tar, migration };
  });
  expect(await home(`export ${file}`)).toMatch(/^0\n已导出整个首页.*home\.json（草稿）$/);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('"title": "甲"');
  expect(await home(`import ${file} --yes`)).toMatch(/^1\n服务正在使用这个数据库/);
  close();
  await server.close();

  writeFileSync(file, text.replace('"title": "甲"', '"title": "乙"'));
  const difference = '「甲」改为「乙」';
  expect(await home(`import ${file}`)).toMatch(
    new RegExp(`^1\n.*${difference}.*\n这里没有人可以确认，没有改动`, 's'),
  );
  const requests: string[] = [];
  const yes = async (question: string) => requests.push(question) > 0;
  const imported = await home(`import ${file}`, yes);
  expect(imported).toMatch(new RegExp(`^0\n.*${difference}.*\n已写入草稿`, 's'));
  expect(requests).toEqual(['把这些不同写入草稿？(y/N) ']);
  const page = { page: 'ordered', sections: [{ name: '没有的区块', open: true, title: '' }] };
  const other = join(dataDir, 'page.json');
  writeFileSync(other, JSON.stringify(page));
  const fault = '  区块 第 1 个「没有的区块」 名称：没有这个区块';
  expect(await home(`import ${other} --yes`)).toBe(`1\n文件有 1 处问题：\n${fault}`);
  // what was taken is there, and what was refused has changed nothing of it
  expect(await home('export')).toBe(`0\n${readFileSync(file, 'utf8').trimEnd()}`);
});

it('checks a file without any database, and says what is wrong in one sentence or by places', async () => {
  const file = join(dataDir, 'a.json');
  const check = async (text: string) => {
    writeFileSync(file, text);
    return home(`check ${file}`);
  };
  const layout = { page: 'variant2', theme: 'red', nodes: [{ name: '搜索框' }] };
  expect(await check(JSON.stringify(layout))).toBe('0\n没有问题：「样式二」这一页');
  expect(await check('{')).toBe('1\n文件不是有效的 JSON：第 1 行');
  // no name moves anything on a terminal, nor does what is merely unfit pass
  const [name, count] = ['\u001b[31m红', { settings: { count: 99 } }];
  const nodes = [{ name }, { name: '课程模块', ...count }];
  expect(await check(JSON.stringify({ ...layout, nodes }))).toMatch(
    /^1\n文件有 1 处问题：\n {2}区块 第 1 个「\[31m红」 名称：没有这个区块$/,
  );
  expect(await check(JSON.stringify({ ...layout, nodes: nodes.slice(1) }))).toMatch(
    /^1\n文件有 1 处问题：\n {2}区块 第 1 个「课程模块」 设置 显示条数：/,
  );
  expect(await home(`check ${dataDir}/none.json`)).toBe(
    `1\n${dataDir}/none.json 没有这个文件或文件夹`,
  );
  expect(await home(`check ${dataDir}`)).toMatch(/^1\n.*不是文件$/);
  expect(await home('publish a.json')).toMatch(/^2\n用法：/);
});
