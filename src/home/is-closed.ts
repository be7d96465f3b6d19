import type { ResolvedSection } from '#src/engine/resolve.ts';

/**
 * Whether a page shows nothing because all that it holds is for others or for another time; what a failed
 * answer hides does not count. `modulesKnown`: the modules have been answered.
 */
export const isClosed = (resolved: readonly ResolvedSection[], modulesKnown: boolean): boolean => {
  // quick way out: true for nearly every page, at its first sections
  if (resolved.some(({ shows }) => shows)) return false;
  const reasons = resolved.flatMap((section) => section.reasons).filter(({ pass }) => !pass);
  return (
    reasons.every((reason) => reason.check !== 'flag' || reason.configured) &&
    (modulesKnown || !reasons.some(({ check }) => check === 'module')) &&
    (resolved.length === 0 || resolved.some(({ definition }) => definition))
  );
};
