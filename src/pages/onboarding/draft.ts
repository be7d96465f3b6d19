import type { OnboardingKind } from '#schemas/onboarding/fields.ts';
import { ownDrafts } from '#src/platform/writing/own-drafts.ts';

/** The begun lines of an application on this phone; a number is never among them. */
export const savedOnboarding = (kind: OnboardingKind) => {
  const drafts = ownDrafts();
  const name = `onboarding:${kind}`;
  return {
    read: (): Readonly<Record<string, unknown>> => Object(drafts.read(name)),
    keep: (values: Readonly<Record<string, unknown>>): void => void drafts.keep(name, values),
    drop: (): void => drafts.drop(name),
  };
};
