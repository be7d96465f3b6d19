/**
 * The one command: installs what the lock file asks for, builds what has changed, serves. It needs
 * nothing installed, and the server runs in this very process, so that it gets every signal.
 */
import { refuseOldNode } from './start/node-version.mjs';

refuseOldNode();
// later: it is written for a Node that is new enough
import('./start/run.mjs').then(({ startOrExplain }) => startOrExplain());
