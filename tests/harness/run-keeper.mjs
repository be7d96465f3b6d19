/** Waits until the run that has started it is over, however it ends, and ends what it has left. */
import { endRun } from './end-run.mjs';

const [, , folder] = process.argv;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
// the run holds the other end of this pipe, and no signal is needed to close it
process.stdin.once('close', () => endRun(folder)).resume();
