/**
 * Percentages that sum up to 100: the remainder of rounding down goes to the largest fractions, of equal ones
 * to the first. All 0 where the sum of the parts is 0.
 */
export const sharesOf = (parts: readonly number[]): number[] => {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole <= 0) return parts.map(() => 0);
  const shares = parts.map((part) => Math.floor((100 * part) / whole));
  const left = 100 - shares.reduce((sum, share) => sum + share, 0);
  const raised = parts
    .map((part, at) => ({ at, rest: (100 * part) % whole }))
    .sort((one, other) => other.rest - one.rest || one.at - other.at)
    .slice(0, left)
    .map(({ at }) => at);
  return shares.map((share, at) => (raised.includes(at) ? share + 1 : share));
};
