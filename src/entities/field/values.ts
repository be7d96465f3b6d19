import type * as z from 'zod/mini';
import type { FieldFault, FieldSpec } from '#schemas/field/field.ts';
import { kindOf } from '#schemas/field/kinds.ts';
import type { FormAnswers } from '#schemas/form/answers.ts';
import { faultIn } from '#schemas/rules.ts';

type Table = Readonly<Record<string, FieldSpec>>;

/** What a call takes of a table's fields: a list of those that have several values, a text of the others. */
type Values<T extends Table> = {
  [K in keyof T]: T[K]['kind'] extends 'choices' | 'pictures' | 'region' ? string[] : string;
};

/** What the fields of a table begin with. */
export const answersOf = (
  table: Table,
  values: Readonly<Record<string, unknown>> | undefined,
): FormAnswers =>
  Object.fromEntries(
    Object.keys(table).map((name) => {
      const value = values?.[name] ?? '';
      const told = Array.isArray(value) ? value.map(String) : [String(value)];
      return [name, told.filter((text) => text !== '')];
    }),
  );

/** What was told of the fields of a table, as their call takes it. */
export const valuesOf = <T extends Table>(table: T, answers: FormAnswers): Values<T> => {
  const values = Object.entries(table).map(([name, { kind }]) => {
    const told = answers[name] ?? [];
    return [name, kindOf(kind).parts ? [...told] : (told[0] ?? '')] as const;
  });
  // each key of `values` is one of the table's, with what its kind has
  return Object.fromEntries(values) as Values<T>;
};

/** The faults of values by the rules of their call, in the order of these. */
export const faultsBy = (
  rules: Readonly<Record<string, z.core.$ZodType>>,
  values: Readonly<Record<string, unknown>>,
): FieldFault[] =>
  Object.entries(rules).flatMap(([name, rule]) => {
    const said = faultIn(rule, values[name]);
    return said === undefined ? [] : [{ name, said }];
  });
