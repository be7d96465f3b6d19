import { onTestFinished } from 'vitest';
import { sessionKeys } from '#src/platform/session/session.ts';
import { removeLocal, writeLocal } from '#src/platform/storage/local-store.ts';

export const asMember = (): void => {
  writeLocal(sessionKeys.token, 'member-token');
  onTestFinished(() => removeLocal(sessionKeys.token));
};
