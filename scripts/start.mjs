/**
 * `npm start`: installs from the lock file, builds what has changed, and serves. Needs no installed packages;
 * the server runs in this process, so that it gets every signal.
 */
import { refuseOldNode } from './start/node-version.mjs';

refuseOldNode();
// dynamic, since it uses syntax that old versions of Node cannot parse
import('./start/run.mjs').then(({ startOrExplain }) => startOrExplain());
