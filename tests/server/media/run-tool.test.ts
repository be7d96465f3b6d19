import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { runTool, type ToolError } from '#server/platform/transcoding/run-tool.ts';
import { findTools } from '#server/platform/transcoding/tools.ts';
import { encoders, fakeTools } from '../harness/media/fake-tools.ts';

const limits = { timeMs: 60_000, memoryKb: 2_000_000 };

const run = (text: string, more: object = {}) =>
  runTool('/bin/sh', ['-c', text, 'sh'], { ...limits, ...more });

const failing = (text: string, more: object = {}): Promise<ToolError> =>
  run(text, more).then(
    () => expect.unreachable(),
    (error) => error,
  );

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // a process that nobody has waited for yet runs no more
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

describe('a program that is run', () => {
  it('gives what it prints, its words where it fails, and reads nothing of its arguments as a shell', async () => {
    expect(await run('echo one; echo two')).toBe('one\ntwo\n');
    const odd = '; echo $HOME `id`';
    expect(await runTool('/bin/echo', [odd], limits)).toBe(`${odd}\n`);
    expect(await failing('echo odd >&2; exit 3')).toMatchObject({ end: 'exit', words: 'odd' });
  });

  it('is ended with all its children when its time is over or the server stops', async () => {
    const note = join(mkdtempSync(join(tmpdir(), 'run-')), 'pid');
    const stopping = new AbortController();
    const running = failing(`sleep 600 & echo $! > ${note}; wait`, { stop: stopping.signal });
    await vi.waitFor(() => expect(existsSync(note) && readFileSync(note, 'utf8')).toMatch(/\d\n/));
    stopping.abort();
    expect(await running).toMatchObject({ end: 'stopped' });
    const pid = Number(readFileSync(note, 'utf8'));
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false));
    expect(await failing('sleep 600', { timeMs: 50 })).toMatchObject({ end: 'time' });
    expect(await failing('exit 0', { stop: stopping.signal })).toMatchObject({ end: 'stopped' });
  });

  it('is bounded in memory, in the size of a file and in what it prints', async () => {
    const eats = 'x=$(head -c 100000000 /dev/zero | tr "\\\\0" x); echo done';
    expect(await failing(eats, { memoryKb: 50_000 })).toMatchObject({ end: 'exit' });
    const file = join(mkdtempSync(join(tmpdir(), 'run-')), 'large');
    const writes = `head -c 100000 /dev/zero > ${file} || exit 5`;
    expect(await failing(writes, { fileBytes: 4096 })).toMatchObject({ end: 'exit' });
    expect(readFileSync(file).length).toBeLessThanOrEqual(4096);
    expect(await failing('yes', {})).toMatchObject({ end: 'output' });
  });
});

describe('the programs', () => {
  it('are those that the configuration or the path names, else what is missing is told', async () => {
    const ffmpeg = fakeTools(encoders.encodes);
    expect(await findTools({ ffmpegPath: ffmpeg, searchPath: '' })).toMatchObject({ ffmpeg });
    expect(await findTools({ searchPath: join(ffmpeg, '..') })).toMatchObject({ ffmpeg });
    expect(await findTools({ searchPath: '' })).toEqual({
      missing: '服务器上没有装转码程序 ffmpeg',
    });
    expect(await findTools({ ffmpegPath: '/no/where', searchPath: join(ffmpeg, '..') })).toEqual({
      missing: '服务器上没有转码程序：FFMPEG_PATH 写的 /no/where 不存在或不能运行',
    });
  });
});
