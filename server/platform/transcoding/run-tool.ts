import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Why a program did not end well: by itself, or what ended it. */
export type ToolEnd = 'exit' | 'time' | 'stopped' | 'output';

export class ToolError extends Error {
  readonly end: ToolEnd;
  /** The last of what the program told. */
  readonly words: string;

  constructor(end: ToolEnd, words: string) {
    super(`the program ended: ${end}${words && `: ${words}`}`);
    this.end = end;
    this.words = words;
  }
}

export type RunLimits = {
  timeMs: number;
  memoryKb: number;
  /** Of a single file that it writes. */
  fileBytes?: number;
  stop?: AbortSignal | undefined;
  /** For each line; without it the lines are returned. */
  onLine?: (line: string) => void;
};

const MOST_OUTPUT = 1024 * 1024;
const MOST_WORDS = 2000;
/** Of `ulimit -f`. */
const BLOCK = 512;

/**
 * Lowest priority, limits, and an end with the server: whatever ends the server closes the pipe that the second
 * process waits at.
 */
const SCRIPT = `
ulimit -v "$1"; ulimit -f "$2"; shift 2
if command -v ionice >/dev/null; then set -- ionice -t -c 3 "$@"; fi
if command -v nice >/dev/null; then set -- nice -n 19 "$@"; fi
exec 3<&0
"$@" </dev/null 3<&- &
child=$!
{ read -r _ <&3; kill -9 "$child"; } >/dev/null 2>&1 &
exec 3<&-
wait "$child"
`;

const endGroup = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // the whole group has ended
  }
};

/**
 * Runs a program without a shell's reading of `args`, in a process group of its own that ends with it; returns what
 * it printed. Throws {@link ToolError}.
 */
export const runTool = async (
  program: string,
  args: readonly string[],
  { timeMs, memoryKb, fileBytes = 0, stop, onLine }: RunLimits,
): Promise<string> => {
  if (stop?.aborted) throw new ToolError('stopped', '');
  const blocks = fileBytes > 0 ? `${Math.ceil(fileBytes / BLOCK)}` : 'unlimited';
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'sh', `${memoryKb}`, blocks, program, ...args], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let end: ToolEnd = 'exit';
  const finish = (why: ToolEnd): void => {
    end = why;
    endGroup(child);
  };
  const timer = setTimeout(() => finish('time'), timeMs);
  const onStop = () => finish('stopped');
  stop?.addEventListener('abort', onStop, { once: true });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-MOST_WORDS);
  });
  let output = '';
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    if (onLine) onLine(line);
    else if (output.length + line.length > MOST_OUTPUT) finish('output');
    else output += `${line}\n`;
  });
  const linesOver = new Promise<void>((resolve) => lines.once('close', resolve));
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    await linesOver;
    if (code === 0 && end === 'exit') return output;
    throw new ToolError(end, words.trim());
  } finally {
    clearTimeout(timer);
    stop?.removeEventListener('abort', onStop);
    endGroup(child);
    child.stdin.destroy();
  }
};
