import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { makeBackup } from '#scripts/backup/make.ts';
import { type Manifest, readManifest, writeManifest } from '#scripts/backup/manifest.ts';
import { restoreBackup } from '#scripts/backup/restore.ts';
import { peopleAt } from '../harness/backup/people.ts';
import { backupFolder, onOneSite, type Site } from '../harness/backup/site.ts';

type Change = (manifest: Manifest) => Partial<Manifest>;

const otherDatabase: Change = ({ database }) => ({
  database: database === 'embedded' ? 'postgres' : 'embedded',
});
const newerVersion: Change = ({ migration }) => ({
  migration: { ...migration, at: migration.at + 1e9 },
});
const earlierVersion: Change = ({ migration }) => ({
  migration: { ...migration, at: 1 },
});

onOneSite('a restore', (make, engine) => {
  const to = backupFolder();
  let site: Site;
  let whole: string;

  beforeAll(async () => {
    site = await make('demo');
    const opened = await site.serve();
    await (await peopleAt(site, opened)()).send();
    whole = (await makeBackup({ config: site.config, to })).folder;
    await opened.close();
  });

  /** A copy of the backup that something is done to, and what a restore of it says. */
  const saysOf = async (damage: (folder: string) => unknown, own: Partial<Site> = {}) => {
    const from = join(to, 'damaged');
    cpSync(whole, from, { recursive: true });
    await damage(from);
    try {
      await restoreBackup({ ...site, ...own, from, replace: true });
      return 'restored';
    } catch (error) {
      return error instanceof Error ? error.message : '';
    } finally {
      rmSync(from, { recursive: true });
    }
  };

  const rewritten = (change: Change) => async (folder: string) => {
    const manifest = await readManifest(folder);
    rmSync(join(folder, 'manifest.json'));
    await writeManifest(folder, { ...manifest, ...change(manifest) });
  };

  const spoil = (folder: string, file: string) => {
    const bytes = readFileSync(join(folder, file));
    const at = bytes.length >> 1;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(join(folder, file), bytes);
  };

  it('takes nothing that is damaged', async () => {
    const { parts } = await readManifest(whole);
    expect(parts.map(({ path }) => path)).toHaveLength(3);
    for (const { path } of parts) {
      expect(await saysOf((folder) => spoil(folder, path))).toContain(`备份已损坏：${path}`);
      expect(await saysOf((folder) => rmSync(join(folder, path)))).toContain(path);
    }
    const text = readFileSync(join(whole, 'manifest.json'), 'utf8');
    const changed = [text.slice(0, -2), text.replace(/"at": \d/, '"at": 9'), '{}', ''];
    for (const manifest of changed) {
      expect(manifest).not.toBe(text);
      const damage = (folder: string) => writeFileSync(join(folder, 'manifest.json'), manifest);
      expect(await saysOf(damage)).toContain('manifest.json 已损坏');
    }
    expect(await saysOf((folder) => rmSync(join(folder, 'manifest.json')))).toContain(
      '不是一个备份',
    );
    const without = rewritten(() => ({ parts: [] }));
    expect(await saysOf(without)).toBe('备份里没有数据库');
  });

  it.each(['uploads/../../out', 'uploads//a', '/etc/passwd', 'uploads/./a', 'other/a'])(
    'takes no manifest that leads to %s',
    async (path) => {
      const { parts, ...rest } = await readManifest(whole);
      const leading = parts.map((part) => ({ ...part, path }));
      await expect(async () => writeManifest(to, { ...rest, parts: leading })).rejects.toThrow();
    },
  );

  it('takes no backup of another kind, another version or another secret', async () => {
    expect(await saysOf(rewritten(otherDatabase))).toMatch(/不能恢复/);
    expect(await saysOf(rewritten(newerVersion))).toContain('备份由更新的版本做成');
    expect(await saysOf(rewritten(earlierVersion))).toMatch(
      /^备份由更早的开发版本做成，.*请用提交 6967196 的版本恢复并启动一次$/,
    );
    const other = await make('nothing');
    writeFileSync(join(other.config.dataDir, 'secret'), 'b'.repeat(64));
    expect(await saysOf(() => {}, other)).toContain('secret 与备份的不同');
    rmSync(join(other.config.dataDir, 'secret'));
    expect(await saysOf(() => {}, other)).toBe('restored');
    expect(readFileSync(join(other.config.dataDir, 'secret'))).toEqual(
      readFileSync(join(site.config.dataDir, 'secret')),
    );
  });

  if (engine === 'postgres')
    it('leaves a database that is not ours as it is', async () => {
      const other = await make('nothing');
      const client = new pg.Client({ connectionString: other.config.databaseUrl });
      await client.connect();
      await client.query('create table theirs as select 1 as one');
      expect(await saysOf(() => {}, other)).toContain('有别的数据');
      expect((await client.query('select one from theirs')).rowCount).toBe(1);
      await client.end();
    });
});
