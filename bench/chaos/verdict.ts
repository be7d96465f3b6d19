export type VerdictLine = readonly [what: string, came: number, most: number];

export const verdict = (lines: readonly VerdictLine[]): void => {
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
