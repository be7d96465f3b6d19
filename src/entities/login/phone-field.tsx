import { useFormContext } from 'react-hook-form';
import { TextField } from '../../ui/form/text.tsx';
import { phoneRuleWith } from './rules.ts';

type Props = { label?: string; hint?: string | undefined };

/** The form's `phone`, a mainland one; spaces and +86 are taken as well. */
export const PhoneField = ({ label = '手机号', hint }: Props) => {
  const { register, trigger, formState } = useFormContext<{ phone: string }>();
  return (
    <TextField
      {...register(
        'phone',
        phoneRuleWith(() => trigger('phone')),
      )}
      label={label}
      error={formState.errors.phone?.message}
      hint={hint}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={20}
      placeholder="11 位手机号"
    />
  );
};
