import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { root } from '../project.mjs';
import { abruptEnd } from './sentences.mjs';

/** In characters: the last part of a step's output, kept to explain a failure. */
const MAX_OUTPUT = 100_000;

export const say = (line) => {
  if (process.connected) process.send({ line });
  else console.log(line);
};

/** Reports the reason and ends this process, after lines to the parent have arrived. */
export const fail = (reason) => {
  if (!process.connected) {
    console.error(reason);
    process.exit(1);
  }
  process.send({ reason }, () => process.exit(1));
};

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** In milliseconds: the time for an orderly end. */
const FAREWELL = 500;

/**
 * Aborted when this process has to end: by a signal, or by the end of its parent, which only the closed
 * channel shows. The process ends soon after, whatever still runs.
 */
export const stopSignal = () => {
  const controller = new AbortController();
  const stop = (code) => {
    controller.abort();
    setTimeout(() => process.exit(code), FAREWELL);
  };
  for (const signal of SIGNALS) process.once(signal, () => stop(128 + constants.signals[signal]));
  process.once('disconnect', () => stop(1));
  process.channel?.unref();
  return controller.signal;
};

/**
 * Runs a script of this folder in a child process and prints only what the script itself says. Resolves to
 * undefined on success, else to a sentence with the reason.
 */
export const runStep = (script, args, { task, sentence }) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, script), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    let reason;
    let stopped;
    const hear = (chunk) => {
      output = (output + chunk).slice(-MAX_OUTPUT);
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.on('message', (message) => {
      if (message.line) console.log(message.line);
      reason ??= message.reason;
    });
    const stop = (signal) => {
      stopped = signal;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const one of SIGNALS) process.off(one, stop);
      if (stopped) resolve({ stopped });
      else if (code === 0) resolve({});
      else if (reason) resolve({ reason });
      else
        resolve({ reason: signal ? abruptEnd(task, { code, signal, output }) : sentence(output) });
    });
  });
