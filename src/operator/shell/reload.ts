let requested = false;

/** Whether the console loads itself anew, which keeps what is edited. */
export const isReloading = (): boolean => requested;

/** Loads the console anew. What is edited and not saved comes back with it. */
export const reloadConsole = (): void => {
  requested = true;
  location.reload();
};
