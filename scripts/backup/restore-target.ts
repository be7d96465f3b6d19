/** A place that a backup's database can be restored to, kept from servers as long as it is open. */
export type RestoreTarget = {
  isEmpty: () => Promise<boolean>;
  /**
   * Puts the database of `file` in the place of what is there, all at once; `loaded` is called just
   * before. Throws `BackupError`, and leaves what was there.
   */
  put: (file: string, loaded: () => void) => Promise<void>;
};
