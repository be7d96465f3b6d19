import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stopOnPanic } from '#server/db/engine.ts';
import { prepareDataDir } from '#server/platform/config/data-dir.ts';
import { FIRST_START_NEEDS, openDiskCapacity } from '#server/platform/storage/disk-capacity.ts';
import { isDiskFull } from '#server/platform/storage/full-disk.ts';
import { sweepHalves, writeWhole } from '#server/platform/storage/write-whole.ts';

const MEGABYTE = 1024 * 1024;
const coded = (code: string, message = 'from below') => Object.assign(new Error(message), { code });

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'full-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  [coded('ENOSPC'), true],
  [coded('EDQUOT'), true],
  [new Error('Failed query', { cause: coded('53100') }), true],
  [new Error('Failed query', { cause: { name: 'ErrnoError', errno: 51 } }), true],
  [new Error('Failed query: no space left in my head', { cause: coded('23505') }), false],
  [coded('57014'), false],
  [undefined, false],
])('is told from other failures: %o', (error, full) => {
  expect(isDiskFull(error)).toBe(full);
});

describe('a file that cannot be written', () => {
  /** What a disk does that fills up: a part is there, then no more. */
  const filling: typeof writeFile = async (file, bytes) => {
    await writeFile(file, String(bytes).slice(0, 3));
    throw coded('ENOSPC');
  };

  it('leaves nothing, and what had its name stays', async () => {
    const file = join(folder, 'a.png');
    await expect(writeWhole(file, 'a picture', filling)).rejects.toThrow('from below');
    expect(readdirSync(folder)).toEqual([]);
    await writeWhole(file, 'a picture');
    await expect(writeWhole(file, 'another', filling)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(['a.png']);
  });

  it('is swept where its server was killed, unless it may be under way', async () => {
    const now = Date.now();
    mkdirSync(join(folder, 'fitted', 'b.png'), { recursive: true });
    const [old, own, whole] = [join('fitted', 'b.png', '400.webp.x.part'), 'c.png.y.part', 'd.png'];
    for (const name of [old, own, whole]) writeFileSync(join(folder, name), '');
    const long = (now - 2 * 60 * 60 * 1000) / 1000;
    for (const name of [old, whole]) utimesSync(join(folder, name), long, long);
    await sweepHalves(folder, now);
    const left = readdirSync(folder, { recursive: true }).map(String);
    expect(left.filter((name) => name.includes('.part'))).toEqual([own]);
    expect(left).toContain(whole);
    await expect(sweepHalves(join(folder, 'none'), now)).resolves.toBeUndefined();
  });
});

it('refuses a start with the folder, what is left and the remedy in one sentence', () => {
  expect(() => prepareDataDir(folder, FIRST_START_NEEDS, () => 5.5 * MEGABYTE)).toThrow(
    `磁盘已满：${folder} 所在的磁盘只剩 5 MB，至少要有 128 MB，请腾出空间（如旧的备份和日志），或用 DATA_DIR 换一个文件夹，再重新启动`,
  );
  expect(() => prepareDataDir(folder, FIRST_START_NEEDS, () => FIRST_START_NEEDS)).not.toThrow();
});

describe('room', () => {
  it('ends for learners before it does for operators and the server itself', () => {
    let left = 64 * MEGABYTE;
    const capacity = openDiskCapacity('/data', () => left);
    expect([capacity.has('learners'), capacity.has('staff'), capacity.isFull()]).toEqual([
      true,
      true,
      false,
    ]);
    left -= 1;
    expect([capacity.has('learners'), capacity.has('staff'), capacity.isFull()]).toEqual([
      false,
      true,
      true,
    ]);
    left = 32 * MEGABYTE - 1;
    expect([capacity.has('learners'), capacity.has('staff'), capacity.isFull()]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('of a database elsewhere is short for ten seconds after a change that failed', () => {
    let now = 0;
    const capacity = openDiskCapacity(
      undefined,
      () => 0,
      () => now,
    );
    expect(capacity.isFull()).toBe(false);
    capacity.noteFull();
    expect([capacity.has('learners'), capacity.isFull()]).toEqual([true, true]);
    now = 10_000;
    expect(capacity.isFull()).toBe(false);
  });
});

it('asks an engine that could not write its log no more, which would hang for ever', async () => {
  const panic = Object.assign(coded('53100', 'pg_wal/xlogtemp.42'), { severity: 'PANIC' });
  const answer = vi
    .fn(async (_message: Uint8Array) => [] as never)
    .mockRejectedValueOnce(coded('53100', 'a table'));
  const below = vi.fn((_message: Uint8Array) => new Uint8Array());
  const engine = { execProtocol: answer, execProtocolStream: answer, execProtocolRawSync: below };
  const ended = vi.fn();
  stopOnPanic(engine, ended);
  const message = new Uint8Array();
  await expect(engine.execProtocolStream(message)).rejects.toThrow('a table');
  expect(engine.execProtocolRawSync(message)).toEqual(message);
  expect(ended).not.toHaveBeenCalled();
  for (const way of ['execProtocolStream', 'execProtocol'] as const) {
    answer.mockRejectedValueOnce(panic);
    await expect(engine[way](message)).rejects.toThrow('pg_wal');
  }
  expect(() => engine.execProtocolRawSync(message)).toThrow('pg_wal');
  expect(below).toHaveBeenCalledTimes(1);
  expect(ended).toHaveBeenCalledTimes(1);
});
