declare global {
  interface Navigator {
    /** Chromium alone. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Browsers without the preference take it as not given. */
export const REDUCED_DATA = '(prefers-reduced-data: reduce)';

/**
 * Whether the learner wants as little as possible loaded, so that nothing is that nobody has asked for. Not while
 * rendering: a server knows nothing of it.
 */
export const savesData = (): boolean =>
  navigator.connection?.saveData === true || matchMedia(REDUCED_DATA).matches;
