import type { Onboarding } from '#schemas/onboarding/endpoints.ts';
import type { OnboardingKind } from '#schemas/onboarding/fields.ts';
import { savedOnboarding } from './draft.ts';

const names = [
  ...['name', 'hospital', 'department', 'jobTitle', 'legalPerson', 'contact'],
  ...['phone', 'specialties', 'shop', 'intro'],
] as const;

type Lines = Pick<
  Onboarding,
  | 'name'
  | 'hospital'
  | 'department'
  | 'jobTitle'
  | 'legalPerson'
  | 'contact'
  | 'phone'
  | 'specialties'
  | 'shop'
  | 'intro'
>;

export type Values = Lines & {
  number: string;
  portrait: string;
  licences: string[];
  agreed: boolean;
};

const textIn = (value: unknown, otherwise: string): string =>
  typeof value === 'string' ? value : otherwise;

/** What was sent before, or what was begun since on this phone. */
export const valuesOf = (kind: OnboardingKind, known: Onboarding): Values => {
  const draft = savedOnboarding(kind).read();
  const { licences, portrait, agreement } = known;
  const lines = Object.fromEntries(
    names.map((name) => [name, textIn(draft[name], String(Object(known)[name] ?? ''))]),
  );
  return {
    // each name of `Lines` is in `names`
    ...(lines as Lines),
    number: known.number,
    portrait: textIn(draft.portrait, portrait),
    licences: Array.isArray(draft.licences)
      ? draft.licences.filter((each): each is string => typeof each === 'string')
      : licences,
    agreed: agreement.inForce > 0 && agreement.agreed === agreement.inForce,
  };
};
