import { resetPassword } from '../../../../schemas/login/endpoints.ts';
import { tidyPhone } from '../../../../schemas/tidy-phone.ts';
import { AccountForm } from '../../../entities/login/account-form.tsx';
import { PhoneField } from '../../../entities/login/phone-field.tsx';
import { newPasswordRule, PASSWORD_HINT } from '../../../entities/login/rules.ts';
import { SmsField } from '../../../entities/login/sms-field.tsx';
import { useAccountForm } from '../../../entities/login/use-account-form.ts';
import { useSmsCode } from '../../../entities/login/use-sms-code.ts';
import { call } from '../../../platform/calls/call.ts';
import { PasswordField } from '../../../ui/form/text.tsx';

type Props = {
  /** The phone that has been typed already. */
  phone?: string;
  onDone: (phone: string) => void;
};

/** A new password by phone and code (forgotten password). */
export const ResetForm = ({ phone = '', onDone }: Props) => {
  const form = useAccountForm({
    defaultValues: { phone, code: '', password: '' },
    send: (values, key) => call(resetPassword, { ...values, phone: tidyPhone(values.phone), key }),
    done: (_, values) => onDone(tidyPhone(values.phone)),
  });
  const { errors } = form.formState;
  const sms = useSmsCode('reset', tidyPhone(form.watch('phone')));
  return (
    <AccountForm form={form} submit="设置新密码" sending="正在提交…">
      <PhoneField />
      <SmsField sms={sms} />
      <PasswordField
        {...form.register('password', newPasswordRule)}
        label="新密码"
        hint={PASSWORD_HINT}
        error={errors.password?.message}
        autoComplete="new-password"
      />
    </AccountForm>
  );
};
