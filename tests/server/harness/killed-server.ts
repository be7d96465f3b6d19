import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { afterAll, expect, vi } from 'vitest';
import { findRootDir } from '../../../server/platform/config/root-dir.ts';

type Killed = {
  /** A script that says `ready`, and begins when it is told anything. */
  file: string;
  engine: 'postgres' | 'embedded';
  /** The database's address or folder. */
  place: string;
};

/** Servers that are killed in the midst of their work; none outlives its test file. */
export const killedServers = () => {
  const children = new Set<ChildProcess>();
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  return ({ file, engine, place }: Killed) => {
    const child = spawn(process.execPath, ['--import', 'tsx', file, engine, place], {
      cwd: findRootDir(),
    });
    children.add(child);
    let output = '';
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const said = (word: string) =>
      vi.waitFor(() => expect(output).toContain(word), { timeout: 60_000, interval: 5 });
    /** Lets it work, and kills it within `longest` ms of its first `word`; gives all that it has said. */
    return async (word: string, longest: number): Promise<string> => {
      await said('ready');
      child.stdin.write('go\n');
      await said(word);
      await after(randomInt(longest));
      child.kill('SIGKILL');
      await gone;
      children.delete(child);
      return output;
    };
  };
};
