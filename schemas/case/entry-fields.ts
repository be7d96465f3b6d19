import type { FieldSpec } from '../field/field.ts';
import { casePartNames, LONGEST_ENTRY_TITLE, LONGEST_PART } from './fields.ts';

const part = (label: string) =>
  ({
    kind: 'longText',
    label,
    required: true,
    max: LONGEST_PART,
    rows: 4,
    autofill: 'on',
  }) as const;

export const entryFields = {
  title: { kind: 'text', label: '标题', required: true, max: LONGEST_ENTRY_TITLE },
  history: part(casePartNames.history),
  findings: part(casePartNames.findings),
  diagnosis: part(casePartNames.diagnosis),
  treatment: part(casePartNames.treatment),
  discussion: part(casePartNames.discussion),
} as const satisfies Readonly<Record<string, FieldSpec>>;
