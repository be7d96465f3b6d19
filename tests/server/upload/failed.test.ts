import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { PgliteDatabase } from 'drizzle-orm/pglite';
import { afterAll, afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { uploadFile } from '#schemas/publication/endpoints.ts';
import { uploadApi } from '#schemas/upload/endpoints.ts';
import { upload } from '#server/db/tables/upload.ts';
import { fileSweeps } from '#server/domains/upload/sweep.ts';
import { fileOf, openUploads } from '#server/platform/storage/uploads.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { accountOn, newPhone } from '../harness/login/account.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { smallPictures } from '../harness/small-pictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'failed-'));
const folder = join(dataDir, 'uploads');
mkdirSync(folder);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const config = { apiOrigin: undefined, wechat: undefined, dataDir };
const content = smallPictures.png;
const files = () => readdirSync(folder).filter((name) => name.endsWith('.png'));

onDatabase('the file of an upload whose transaction fails', (opened) => {
  /** Has the commit of what is put into a table fail, as often as `times` says. */
  const failCommits = async (table: 'upload' | 'operator_upload', code: string, times: number) => {
    const { db } = opened();
    await db.execute(sql.raw('create sequence commits'));
    await db.execute(
      sql.raw(`create function fail_commit() returns trigger language plpgsql as $$
        begin
          if nextval('commits') <= ${times} then raise exception 'no commit' using errcode = '${code}'; end if;
          return null;
        end $$`),
    );
    await db.execute(
      sql.raw(`create constraint trigger failing after insert on ${table}
        deferrable initially deferred for each row execute function fail_commit()`),
    );
  };

  afterEach(async () => {
    for (const name of files()) rmSync(join(folder, name));
    await opened().db.execute(sql.raw('drop function if exists fail_commit cascade'));
    await opened().db.execute(sql.raw('drop sequence if exists commits'));
  });

  const member = async () => {
    const account = accountOn(opened().db, { config });
    const token = await account.enter(newPhone());
    return (name: 'uploadPicture' | 'setAvatar') => account.ask(name, { content }, token);
  };

  it.each(['uploadPicture', 'setAvatar'] as const)('is gone after %s', async (name) => {
    const send = await member();
    await failCommits('upload', 'P0001', 1);
    expect((await send(name)).code).not.toBe('200');
    expect(files()).toEqual([]);
    expect((await send(name)).code).toBe('200');
    expect(files()).toHaveLength(1);
  });

  it('is gone after a picture of operators', async () => {
    const desk = await consoleOn(opened().db, { config }, { uploadFile });
    const seat = await desk.newSeat('publish');
    await failCommits('operator_upload', 'P0001', 1);
    await expect(desk.ask('uploadFile', { content }, seat)).rejects.toThrow();
    expect(files()).toEqual([]);
  });

  it('is gone of each try that gave in to another transaction, but of the last', async () => {
    const send = await member();
    await failCommits('upload', '40001', 2);
    expect((await send('uploadPicture')).code).toBe('200');
    expect(files()).toHaveLength(1);
  });

  it('stays where nobody can tell whether it failed, until the sweep finds no row of it', async ({
    skip,
  }) => {
    const { db } = opened();
    skip(db instanceof PgliteDatabase, 'no line leads to the embedded database');
    const desk = await consoleOn(db, { config });
    await desk.newSeat('publish');
    const send = await member();
    const now = Date.now();
    await failCommits('upload', '08006', 1);
    // the call is carried out once more
    const { code, data } = await send('uploadPicture');
    expect(code).toBe('200');
    const saved = fileOf(z.parse(uploadApi.uploadPicture.data, data).data);
    const [stray = '', ...more] = files().filter((name) => name !== saved);
    expect(more).toEqual([]);
    const foreign = 'notes.png';
    writeFileSync(join(folder, foreign), '');
    const sweep = (at: number) => fileSweeps(openUploads(folder))['stray-files'](db, at);
    await sweep(now + 29 * DAY);
    expect(files().sort()).toEqual([stray, saved, foreign].sort());
    // what is older than the database may belong to another one
    utimesSync(join(folder, stray), 1, 1);
    await sweep(now + 31 * DAY);
    expect(files().sort()).toEqual([stray, saved, foreign].sort());
    utimesSync(join(folder, stray), (now + 60_000) / 1000, (now + 60_000) / 1000);
    await sweep(now + 31 * DAY);
    expect(files().sort()).toEqual([saved, foreign].sort());
    expect(await db.$count(upload, eq(upload.file, saved))).toBe(1);
  });
});
