import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { makeBackup } from '#scripts/backup/make.ts';
import { restoreBackup } from '#scripts/backup/restore.ts';
import { halfRestoredPath, putRestored, restoredPath } from '#server/db/restored.ts';
import { auditBooks } from '#server/libraries/audit/index.ts';
import { knows, lostFiles, peopleAt } from '../harness/backup/people.ts';
import { runOn } from '../harness/backup/run.ts';
import { backupFolder, onEverySite, type Site } from '../harness/backup/site.ts';

// each kill is a process, and a start to see what it left
vi.setConfig({ testTimeout: 240_000 });

const killedAt = async (site: Site, work: 'backup' | 'restore', folder: string, step: string) => {
  const script = 'tests/server/harness/backup/killed.ts';
  const { signal, output } = await runOn(site, script, [work, folder, step]);
  expect({ signal, output }).toEqual({ signal: 'SIGKILL', output: '' });
};

/** Which state a server finds that starts on a site; it is whole, whichever it is. */
const stateOf = async (site: Site): Promise<'old' | 'new'> => {
  const { db, close } = await site.serve();
  const found = { breaches: await auditBooks(db), lost: await lostFiles(site, db) };
  expect(found).toEqual({ breaches: [], lost: [] });
  const state = (await knows(db, '备份以后')) ? 'old' : 'new';
  await close();
  return state;
};

/** The steps at which a restore is killed, and what a server then finds. */
const restores: readonly (readonly [string, 'old' | 'new'])[] = [
  ['files', 'old'],
  ['loaded', 'old'],
  ['database', 'new'],
];

onEverySite('what is killed', (make) => {
  const to = backupFolder();

  it('leaves nothing that looks like a backup, and the next one clears it away', async () => {
    const site = await make('demo');
    const { db, close } = await site.serve();
    await (await peopleAt(site, { db })()).send();
    for (const step of ['files', 'database', 'manifest'] as const) {
      await killedAt(site, 'backup', to, step);
      expect(readdirSync(to).sort()).toEqual(['.half', '.half.lock']);
    }
    const { folder } = await makeBackup({ config: site.config, to });
    expect(readdirSync(to)).toEqual([folder.slice(to.length + 1)]);
    await close();
    rmSync(folder, { recursive: true });
  });

  it('leaves the old or the new state, and another run completes it', async () => {
    const site = await make('demo');
    const opened = await site.serve();
    const person = await peopleAt(site, opened)();
    await person.send();
    const { folder } = await makeBackup({ config: site.config, to });
    await opened.close();
    for (const [step, state] of restores) {
      const { db, close } = await site.serve();
      const another = await peopleAt(site, { db })();
      await another.send();
      await another.rename('备份以后');
      await close();
      await killedAt(site, 'restore', folder, step);
      expect([step, await stateOf(site)]).toEqual([step, state]);
    }
    await restoreBackup({ ...site, from: folder, replace: true });
    expect(await stateOf(site)).toBe('new');
    expect(readdirSync(join(site.config.dataDir, 'uploads'))).toHaveLength(1);
  });
});

it('puts a restored folder in place, wherever it was interrupted', () => {
  const path = mkdtempSync(join(tmpdir(), 'restored-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  const directory = join(path, 'database');
  const make = (folder: string, state: string) => {
    mkdirSync(folder);
    writeFileSync(join(folder, state), '');
  };
  const moments = [
    { [directory]: 'old', [restoredPath(directory)]: 'new' },
    { [directory]: 'old', [restoredPath(directory)]: 'new', [`${directory}.replaced`]: 'older' },
    { [restoredPath(directory)]: 'new', [`${directory}.replaced`]: 'old' },
    { [directory]: 'new', [`${directory}.replaced`]: 'old' },
    { [directory]: 'new' },
    { [directory]: 'new', [halfRestoredPath(directory)]: 'half' },
  ];
  for (const moment of moments) {
    for (const [folder, state] of Object.entries(moment)) make(folder, state);
    putRestored(directory);
    expect([readdirSync(path), readdirSync(directory)]).toEqual([['database'], ['new']]);
    rmSync(directory, { recursive: true });
  }
  putRestored(directory);
  expect(existsSync(directory)).toBe(false);
});
