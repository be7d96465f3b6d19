import { conform, type SpecifiedCall } from './conform.ts';
import { readArguments } from './read-arguments.ts';
import { report } from './report.ts';
import { printable } from './words.ts';

export type Outcome = { lines: readonly string[]; code: 0 | 1 | 2 };

const cannot = (line: string): Outcome => ({ lines: [printable(line)], code: 2 });

/** `npm run conform` with its arguments. */
export const runConform = async (
  given: readonly string[],
  calls: readonly SpecifiedCall[],
): Promise<Outcome> => {
  const options = readArguments(given);
  if ('fault' in options) return cannot(options.fault);
  const { findings, silent } = await conform(calls, options);
  const lost = findings.find(({ verdict }) => verdict === 'lost');
  if (silent) return cannot(`${options.origin} 没有回答：${lost?.notes[0] ?? '没有接口可问'}`);
  return { lines: report(findings), code: lost ? 1 : 0 };
};
