import type { FieldSpec } from '#schemas/field/field.ts';
import { AreaField } from '#src/ui/form/area.tsx';
import { TextField } from '#src/ui/form/text.tsx';

type Props = {
  field: FieldSpec;
  error: string | undefined;
  control: object;
};

const ofKind = {
  phone: { type: 'tel', inputMode: 'tel', maxLength: 20 },
  idCard: { autoCapitalize: 'characters', spellCheck: false, maxLength: 18 },
} as const;

export const LineField = ({ field, error, control }: Props) => {
  const { kind, label, help: hint, required, max: maxLength, placeholder, rows } = field;
  const words = { label, hint, optional: !required, error, maxLength, placeholder };
  const autoComplete = field.autofill ?? 'off';
  if (kind === 'longText') return <AreaField {...{ ...control, ...words, autoComplete, rows }} />;
  return (
    <TextField
      {...{ ...control, ...words, autoComplete }}
      {...((kind === 'phone' || kind === 'idCard') && ofKind[kind])}
    />
  );
};
