import { onTestFinished } from 'vitest';
import { removeLocal, writeLocal } from '../../../../src/platform/local-store.ts';
import { sessionKeys } from '../../../../src/platform/session.ts';

/** Logs a member in until the test ends. */
export const asMember = (): void => {
  writeLocal(sessionKeys.token, 'member-token');
  onTestFinished(() => removeLocal(sessionKeys.token));
};
