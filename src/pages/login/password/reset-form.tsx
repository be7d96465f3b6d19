import { useFormContext } from 'react-hook-form';
import { PASSWORD_HINT } from '#schemas/login/fields.ts';
import { LONGEST_PASSWORD } from '#schemas/text/validators.ts';
import { PhoneWithCode } from '#src/entities/login/phone-with-code.tsx';
import { withTidyPhone } from '#src/entities/login/with-tidy-phone.ts';
import { PasswordField } from '#src/ui/form/text.tsx';

type Values = { phone: string; code: string; password: string };

const Fields = () => {
  const { register, formState } = useFormContext<Values>();
  return (
    <>
      <PhoneWithCode purpose="reset" />
      <PasswordField
        {...register('password')}
        label="新密码"
        hint={PASSWORD_HINT}
        maxLength={LONGEST_PASSWORD}
        error={formState.errors.password?.message}
        autoComplete="new-password"
      />
    </>
  );
};

/** `phone`: as it was typed at the login. */
export const resetForm = (phone = '') => ({
  values: () => ({ phone, code: '', password: '' }),
  payload: withTidyPhone<Values>,
  Fields,
  submit: '设置新密码',
  sending: '正在提交…',
});
