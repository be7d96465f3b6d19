import type { Field } from '../field/field.ts';
import type { FieldKind } from '../field/kinds.ts';
import { isWhen, NEVER_REQUESTED } from '../field/when.ts';
import { missing } from '../wire/primitives.ts';
import type { SentField, SentKind } from './field.ts';

const kinds: Readonly<Record<SentKind, FieldKind>> = {
  ...{ text: 'text', paragraph: 'longText', single: 'choice', multiple: 'choices' },
  ...{ phone: 'phone', identity: 'idCard', region: 'region', date: 'date', picture: 'pictures' },
};

/** A wire field as a `Field`; one with an unreadable condition is never shown. */
export const fieldOfSent = ({ key, kind, hint, longest, when, ...field }: SentField): Field => ({
  ...field,
  ...{ name: key, help: hint, kind: kinds[kind], max: longest || undefined },
  when: missing(when) ? undefined : isWhen(when) ? when : NEVER_REQUESTED,
});
