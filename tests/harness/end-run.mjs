import { readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

/** File in the folder of a run: names of its folders among those that are temporary, one a line. */
export const OTHER_FOLDERS = 'other-folders';

/** How long, in ms, processes may take to end in an orderly way: servers remove what they share. */
const FAREWELL = 10_000;
const STEP = 50;

const startedIn = (pid, folder) => {
  try {
    const own = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    // a server that shows its state as its name writes over these variables
    return own.includes(`TMPDIR=${folder}`) || readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
  } catch {
    return false;
  }
};

/** Processes whose temporary folder this is; none where the system does not tell. */
const processesOf = (folder) => {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.map(Number).filter((pid) => pid !== process.pid && startedIn(pid, folder));
  } catch {
    return [];
  }
};

const send = (pids, signal) => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // it has ended meanwhile
    }
  }
};

const otherFolders = (folder) => {
  const list = join(folder, OTHER_FOLDERS);
  try {
    // what somebody else has written names nothing of ours
    if (statSync(list).uid !== process.getuid?.()) return [];
    const names = readFileSync(list, 'utf8')
      .split('\n')
      .map((line) => basename(line));
    return names.filter((name) => /^[\w-]+$/.test(name)).map((name) => join(tmpdir(), name));
  } catch {
    return [];
  }
};

/** Ends what a run of tests has left, whose temporary folder this is: its processes, then its folders. */
export const endRun = async (folder) => {
  send(processesOf(folder), 'SIGINT');
  const until = Date.now() + FAREWELL;
  while (Date.now() < until && processesOf(folder).length > 0) await after(STEP);
  for (let left = processesOf(folder); left.length > 0; left = processesOf(folder)) {
    send(left, 'SIGKILL');
    await after(STEP);
  }
  for (const left of [...otherFolders(folder), folder]) {
    rmSync(left, { recursive: true, force: true, maxRetries: 5 });
  }
};
