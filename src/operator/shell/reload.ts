let requested = false;

/** Whether the console is reloading itself; no warning then, since edits are kept. */
export const isReloading = (): boolean => requested;

/** Unsaved edits survive the reload. */
export const reloadConsole = (): void => {
  requested = true;
  location.reload();
};
