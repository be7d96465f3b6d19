import type { WhenFacts } from '#schemas/when/judge-when.ts';

/** In place of the browser's: what hangs on the phone stays open, and does not stand here. */
export const whenFacts = (): WhenFacts => ({
  now: Date.now(),
  member: null,
  device: undefined,
});
