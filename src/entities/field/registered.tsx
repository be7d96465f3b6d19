import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';
import type { FieldSpec } from '#schemas/field/field.ts';
import { LineField } from './line.tsx';

type Props<V extends FieldValues> = {
  form: Pick<UseFormReturn<V>, 'register' | 'formState' | 'getFieldState'>;
  name: Path<V>;
  field: FieldSpec;
  options?: RegisterOptions<V, Path<V>>;
};

export const RegisteredField = <V extends FieldValues>({
  form,
  name,
  field,
  options,
}: Props<V>) => (
  <LineField
    field={field}
    error={form.getFieldState(name, form.formState).error?.message}
    control={form.register(name, options)}
  />
);
