export type Line = readonly [what: string, came: number, most: number];

/** Prints the results; the process fails if one exceeds its limit. */
export const verdict = (lines: readonly Line[]): void => {
  console.table(
    lines.map(([what, came, most]) => ({
      what,
      came,
      most,
      outcome: came <= most ? 'ok' : 'FAILED',
    })),
  );
  if (lines.some(([, came, most]) => came > most)) process.exitCode = 1;
};
