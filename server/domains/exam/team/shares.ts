/**
 * Parts of a whole in percent, which come to 100 together: what rounding down leaves goes to the largest remainders, of
 * equal ones to who came first. Where there is no whole, each is 0.
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
