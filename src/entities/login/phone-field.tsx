import { useFormContext } from 'react-hook-form';
import { LONGEST_PHONE } from '#schemas/login/fields.ts';
import { tidyPhone } from '#schemas/text/tidy-phone.ts';
import { PHONE_LENGTH } from '#schemas/text/validators.ts';
import { TextField } from '#src/ui/form/text.tsx';

type Props = { label?: string; hint?: string | undefined };

/** The form's `phone`, a mainland number; spaces and +86 are accepted. */
export const PhoneField = ({ label = '手机号', hint }: Props) => {
  const { register, trigger, formState } = useFormContext<{ phone: string }>();
  return (
    <TextField
      {...register('phone', {
        // a code can be requested only once the phone number is valid
        onChange: ({ target }: { target: { value: string } }) => {
          if (tidyPhone(target.value).length >= PHONE_LENGTH) void trigger('phone');
        },
      })}
      label={label}
      error={formState.errors.phone?.message}
      hint={hint}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={LONGEST_PHONE}
      placeholder="11 位手机号"
    />
  );
};
