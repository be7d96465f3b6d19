import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FieldSpec } from '#schemas/field/field.ts';
import { AreaField } from '#src/ui/form/area.tsx';
import { TextField } from '#src/ui/form/text.tsx';

type Props<V extends FieldValues> = {
  form: Pick<UseFormReturn<V>, 'register' | 'formState' | 'getFieldState'>;
  name: Path<V>;
  field: FieldSpec;
};

const ofKind = {
  phone: { type: 'tel', inputMode: 'tel' },
  idCard: { autoCapitalize: 'characters', spellCheck: false, maxLength: 18 },
} as const;

/** A field that is typed in, of a form that react-hook-form holds. */
export const RegisteredField = <V extends FieldValues>({ form, name, field }: Props<V>) => {
  const { kind, label, help: hint, required, max: maxLength, placeholder, rows } = field;
  const error = form.getFieldState(name, form.formState).error?.message;
  const words = { label, hint, optional: !required, error };
  const line = { ...form.register(name), ...words, maxLength, placeholder };
  const autoComplete = field.autofill ?? 'off';
  if (kind === 'longText') return <AreaField {...{ ...line, autoComplete, rows }} />;
  return (
    <TextField
      {...{ ...line, autoComplete }}
      {...((kind === 'phone' || kind === 'idCard') && ofKind[kind])}
    />
  );
};
