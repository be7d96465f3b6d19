import type * as z from 'zod/mini';
import type { Refusal } from './define-refusals.ts';

/** A condition on a value of a payload, checked by the form and by the server. */
export type Rule<T> = {
  holds: (value: T) => boolean;
  /** The form's message for a broken rule. */
  reason: string;
  /** The call's refusal for a broken rule. */
  refusal: Refusal;
  /** Fills the refusal's `{n}`. */
  n?: number;
};

export type BrokenRule = Omit<Rule<never>, 'holds'>;

/** The first rule that a payload breaks; undefined where it does not fit for another reason. */
export const brokenRule = ({ issues }: z.core.$ZodError): BrokenRule | undefined => {
  for (const issue of issues) {
    // only `ruled` puts a rule into an issue's `params`
    const rule: BrokenRule | undefined = issue.code === 'custom' && issue.params?.rule;
    if (rule) return rule;
  }
  return undefined;
};
