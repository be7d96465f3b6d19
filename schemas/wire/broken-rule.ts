import type * as z from 'zod/mini';
import type { Refusal } from './define-refusals.ts';

/** A condition on a payload value that both the form and the server check. */
export type Rule<T> = {
  holds: (value: T) => boolean;
  reason: string;
  refusal: Refusal;
  /** Fills `{n}` in the refusal's message. */
  n?: number;
};

export type BrokenRule = Omit<Rule<never>, 'holds'>;

/** The first broken rule of a payload; undefined if it is invalid for another reason. */
export const brokenRule = ({ issues }: z.core.$ZodError): BrokenRule | undefined => {
  for (const issue of issues) {
    // only `ruled` puts a rule into an issue's `params`
    const rule: BrokenRule | undefined = issue.code === 'custom' && issue.params?.rule;
    if (rule) return rule;
  }
  return undefined;
};
