let asked = false;

/** Whether the console loads itself anew, which keeps what is edited. */
export const isReloading = (): boolean => asked;

/** Loads the console anew. What is edited and not saved comes back with it. */
export const reloadConsole = (): void => {
  asked = true;
  location.reload();
};
