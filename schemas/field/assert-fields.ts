import type { FieldSpec } from './field.ts';
import { isFieldKind, kindOf, type RuleName } from './kinds.ts';
import { patternOf } from './patterns.ts';
import { whenFault } from './when.ts';

const rulesOf = ({ min, max, pattern, unit, options }: FieldSpec): RuleName[] => {
  const rules = { min, max, pattern, unit, options };
  return (['min', 'max', 'pattern', 'unit', 'options'] as const).filter(
    (rule) => rules[rule] !== undefined,
  );
};

const faultsOf = (name: string, spec: FieldSpec, names: readonly string[]): string[] => {
  const { kind, min, max, pattern, options, when } = spec;
  if (!isFieldKind(kind)) return [`there is no kind ${String(kind)}`];
  const { rules } = kindOf(kind);
  const odd = rulesOf(spec).filter((rule) => !rules.includes(rule));
  const of = patternOf(pattern)?.of;
  const others = names.filter((other) => other !== name);
  const unreadable = when === undefined ? undefined : whenFault(when, others);
  return [
    ...odd.map((rule) => `a ${kind} takes no ${rule}`),
    ...(min !== undefined && max !== undefined && min > max ? ['min is above max'] : []),
    ...(pattern !== undefined && of === undefined ? [`there is no pattern ${pattern}`] : []),
    ...(of && of !== kind ? [`the pattern ${pattern} is of a ${of}`] : []),
    ...(rules.includes('options') && Object.keys(options ?? {}).length === 0
      ? [`a ${kind} needs options`]
      : []),
    ...(spec.label === '' ? ['it has no label'] : []),
    ...(unreadable === undefined ? [] : [`when: ${unreadable}`]),
  ];
};

/** Throws on unreadable fields; the message names file, field and fault of each. */
export const assertFields = (file: string, table: Readonly<Record<string, FieldSpec>>): void => {
  const names = Object.keys(table);
  const faults = Object.entries(table).flatMap(([name, spec]) =>
    faultsOf(name, spec, names).map((fault) => `${file}: field ${name}: ${fault}`),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
};
