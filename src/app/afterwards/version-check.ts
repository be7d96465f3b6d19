import { appVersion } from '#schemas/site/visit-endpoints.ts';
import { call } from '#src/platform/calls/call.ts';
import { readSession, sessionKeys, writeSession } from '#src/platform/session/session.ts';

/** A value that is only held in memory is lost by a reload. */
const isSaved = (key: string, value: string): boolean => {
  try {
    return localStorage.getItem(key) === value;
  } catch {
    return false;
  }
};

/**
 * Compares the server's version with the stored one and reloads where they differ (shell rule 50). The new
 * version is stored first, and without storage nothing reloads, so that no version reloads twice (shell
 * rule 51).
 */
export const checkVersion = async (reload = () => location.reload()): Promise<void> => {
  const answer = await call(appVersion);
  if (!answer.ok || !answer.data.version) return;
  const { version } = answer.data;
  const before = readSession('appVersion');
  if (before === version) return;
  writeSession('appVersion', version);
  if (before && isSaved(sessionKeys.appVersion, version)) reload();
};
