import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../ui/form-text.tsx';

type Props = {
  field: UseFormRegisterReturn;
  error: string | undefined;
  label?: string;
  hint?: string | undefined;
};

/** A mainland phone; spaces and +86 are taken as well. */
export const PhoneField = ({ field, error, label = '手机号', hint }: Props) => (
  <TextField
    {...field}
    label={label}
    error={error}
    hint={hint}
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    maxLength={20}
    placeholder="11 位手机号"
  />
);
