import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { build } from 'vite';
import { afterAll, expect, vi } from 'vitest';
import { findRootDir } from '../../../server/platform/config/root-dir.ts';

type Killed = {
  /** A script that says `ready`, and begins when it is told anything. */
  file: string;
  engine: 'postgres' | 'embedded';
  /** The database's address or folder. */
  place: string;
};

/** One file for each script, below the root that servers look for: it starts in a third of the time. */
const bundles = () => {
  const folder = path.join(findRootDir(), '.cache/killed-servers', randomUUID());
  const made = new Map<string, Promise<string>>();
  const bundle = async (file: string): Promise<string> => {
    const { name } = path.parse(file);
    await build({
      configFile: false,
      root: findRootDir(),
      logLevel: 'error',
      build: { ssr: file, target: 'node20', outDir: path.join(folder, name), minify: false },
    });
    return path.join(folder, name, `${name}.js`);
  };
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return (file: string): Promise<string> => {
    const bundled = made.get(file) ?? bundle(file);
    made.set(file, bundled);
    return bundled;
  };
};

const listen = (child: ChildProcess) => {
  let output = '';
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return { child, gone, output: () => output };
};

/** Servers that are killed in the midst of their work; none outlives its test file. */
export const killedServers = () => {
  const children = new Set<ChildProcess>();
  const bundled = bundles();
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  const start = async ({ file, engine, place }: Killed) => {
    const script = await bundled(file);
    const child = spawn(process.execPath, [script, engine, place], { cwd: findRootDir() });
    children.add(child);
    return listen(child);
  };

  return (killed: Killed) => {
    const started = start(killed);
    // the function below throws the error when it is called
    started.catch(() => undefined);
    /** Lets it work, and kills it within `longest` ms of its first `word`; gives all that it has said. */
    return async (word: string, longest: number): Promise<string> => {
      const { child, gone, output } = await started;
      const said = (expected: string) =>
        vi.waitFor(() => expect(output()).toContain(expected), { timeout: 60_000, interval: 5 });
      await said('ready');
      child.stdin?.write('go\n');
      await said(word);
      await after(randomInt(longest));
      child.kill('SIGKILL');
      await gone;
      children.delete(child);
      return output();
    };
  };
};
