import type { WhenFacts } from '#schemas/when/judge-when.ts';

/** Replaces the browser's module: conditions on the device stay open, so their sections are not drawn. */
export const whenFacts = (): WhenFacts => ({
  now: Date.now(),
  member: null,
  device: undefined,
});
