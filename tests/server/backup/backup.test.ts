import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { notLike } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { dropOlder } from '#scripts/backup/finished.ts';
import { makeBackup } from '#scripts/backup/make.ts';
import { restoreBackup } from '#scripts/backup/restore.ts';
import { upload } from '#server/db/tables/upload.ts';
import { auditBooks } from '#server/libraries/audit/index.ts';
import { whole } from '../../harness/whole.ts';
import { knows, lostFiles, peopleAt } from '../harness/backup/people.ts';
import { backupFolder, onOneSite, type Site } from '../harness/backup/site.ts';

/** More than there is time for, unless the backup takes long. */
const ROUNDS = 20;

const filesOf = (path: string, folder: string): string[] => readdirSync(join(path, folder)).sort();

/** What a server finds that starts on a site. */
const lookAt = async (site: Site) => {
  const { db, close } = await site.serve();
  const found = {
    breaches: await auditBooks(db),
    lost: await lostFiles(site, db),
    // without those of the demo's data
    uploads: await db.$count(upload, notLike(upload.file, 'demo-%')),
    isMarked: await knows(db, '备份之后'),
  };
  await close();
  return found;
};

onOneSite('a backup', (make) => {
  const to = backupFolder();

  it('is whole although people buy and upload meanwhile, and is restored elsewhere', async () => {
    const site = await make('demo');
    const opened = await site.serve();
    const join = peopleAt(site, opened);
    await (await join()).send();
    let isOver = false;
    const buyAndUpload = async (): Promise<void> => {
      for (let round = 0; round < ROUNDS && !isOver; round += 1) {
        const { send, buy } = await join();
        await Promise.all([send(), buy()]);
        // calls without a network leave no time for what comes by one
        await setImmediate();
      }
    };
    const crowd = Promise.all([buyAndUpload(), buyAndUpload(), buyAndUpload()]);
    const { folder } = await makeBackup({ config: site.config, to }).finally(() => {
      isOver = true;
    });
    await crowd;
    await opened.close();

    const other = await make('nothing');
    await restoreBackup({ ...other, from: folder, replace: false });
    const found = await lookAt(other);
    expect(found).toMatchObject({ breaches: [], lost: [], isMarked: false });
    expect(found.uploads).toBeGreaterThan(0);
    expect(filesOf(other.config.dataDir, '.')).toContain('secret');
  });

  it('shares with the one before what has not changed, and outlives it', async () => {
    const site = await make('demo');
    const opened = await site.serve();
    const { send } = await peopleAt(site, opened)();
    await send();
    const { config } = site;
    const first = await makeBackup({ config, to });
    await send();
    const second = await makeBackup({ config, to });
    await opened.close();
    const links = filesOf(second.folder, 'uploads').map(
      (file) => statSync(join(second.folder, 'uploads', file)).nlink,
    );
    expect(links.sort()).toEqual([1, 2]);
    await dropOlder(to, 1);
    expect(readdirSync(to)).toEqual([second.folder.slice(to.length + 1)]);
    expect(first.folder < second.folder).toBe(true);
    const other = await make('nothing');
    await restoreBackup({ ...other, from: second.folder, replace: false });
    expect(await lookAt(other)).toMatchObject({ lost: [], uploads: 2 });
  });

  it('replaces what is there only when it is told so, and leaves nothing of it', async () => {
    const site = await make('demo');
    const opened = await site.serve();
    const { send, rename } = await peopleAt(site, opened)();
    await send();
    const { folder } = await makeBackup({ config: site.config, to });
    await rename('备份之后');
    await send();
    await opened.close();
    expect(await lookAt(site)).toMatchObject({ isMarked: true, uploads: 2 });

    const [saved = ''] = filesOf(folder, 'uploads');
    const { size } = statSync(join(folder, 'uploads', saved));
    writeFileSync(join(site.config.dataDir, 'uploads', saved), 'something else');
    const again = { ...site, from: folder };
    await expect(restoreBackup({ ...again, replace: false })).rejects.toThrow('--replace');
    expect(await lookAt(site)).toMatchObject({ isMarked: true, uploads: 2 });
    for (let time = 0; time < (whole ? 2 : 1); time += 1) {
      await restoreBackup({ ...again, replace: true });
      expect(await lookAt(site)).toMatchObject({ isMarked: false, lost: [], uploads: 1 });
      expect(filesOf(site.config.dataDir, 'uploads')).toEqual([saved]);
      expect(statSync(join(site.config.dataDir, 'uploads', saved)).size).toBe(size);
    }
  });

  it('is refused where a server runs, and that server goes on', async () => {
    const site = await make('demo');
    const opened = await site.serve();
    const { folder } = await makeBackup({ config: site.config, to });
    const restoring = restoreBackup({ ...site, from: folder, replace: true });
    await expect(restoring).rejects.toThrow(/正被另一个进程使用|仍有服务在使用这个数据库/);
    expect(await auditBooks(opened.db)).toEqual([]);
    await opened.close();
    rmSync(folder, { recursive: true });
  });
});
