import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { afterAll, expect, vi } from 'vitest';
import { findRootDir } from '#server/platform/config/root-dir.ts';
import { bundled } from '../bundled.ts';

type Killed = {
  /** A script that says `ready`, and begins when it is told anything. */
  file: string;
  engine: 'postgres' | 'embedded';
  /** The database's address or folder. */
  position: string;
};

const listen = (child: ChildProcess) => {
  let output = '';
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const notFound = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return { child, notFound, output: () => output };
};

/** Servers that are killed in the midst of their work; none outlives its test file. */
export const killedServers = () => {
  const children = new Set<ChildProcess>();
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  const start = async ({ file, engine, position }: Killed) => {
    const script = await bundled(file);
    const child = spawn(process.execPath, [script, engine, position], { cwd: findRootDir() });
    children.add(child);
    return listen(child);
  };

  return (killed: Killed) => {
    const started = start(killed);
    // the function below throws the error when it is called
    started.catch(() => undefined);
    /** Lets it work, and kills it within `longest` ms of its first `word`; gives all that it has said. */
    return async (word: string, longest: number): Promise<string> => {
      const { child, notFound, output } = await started;
      const textOf = (expected: string) =>
        vi.waitFor(() => expect(output()).toContain(expected), { timeout: 60_000, interval: 5 });
      await textOf('ready');
      child.stdin?.write('go\n');
      await textOf(word);
      await after(randomInt(longest));
      child.kill('SIGKILL');
      await notFound;
      children.delete(child);
      return output();
    };
  };
};
