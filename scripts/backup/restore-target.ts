/** A database to restore to, locked against servers until it is closed. */
export type RestoreTarget = {
  isEmpty: () => Promise<boolean>;
  /**
   * Replaces the database atomically with the one in `file`; `loaded` is called just before. Throws
   * `BackupError` and then leaves the old database.
   */
  put: (file: string, loaded: () => void) => Promise<void>;
};
