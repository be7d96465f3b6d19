import { onTestFinished } from 'vitest';
import { removeLocal, writeLocal } from '../../../src/platform/local-store.ts';
import { TOKEN } from '../../../src/platform/session.ts';

/** Logs a member in until the test ends. */
export const asMember = (): void => {
  writeLocal(TOKEN, 'member-token');
  onTestFinished(() => removeLocal(TOKEN));
};
