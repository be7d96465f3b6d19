/** ENOSPC in the embedded database's own file system. */
const EMBEDDED_FULL = 51;
/** ENOSPC and EDQUOT of the system, and PostgreSQL's SQLSTATE. */
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);
const FULL_MESSAGE = /ENOSPC|EDQUOT|no space left/i;

type Failure = { code?: unknown; errno?: unknown; message?: unknown; cause?: unknown };

/**
 * For the disk of files, of the embedded database, and of the database's server. Errors of the embedded file system
 * are no `Error`.
 */
export const isDiskFull = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errno, message, cause }: Failure = error;
  if (FULL_CODES.has(String(code)) || errno === EMBEDDED_FULL) return true;
  // only the innermost message: that of a failed query quotes values that somebody wrote
  return cause === undefined ? FULL_MESSAGE.test(String(message)) : isDiskFull(cause);
};
