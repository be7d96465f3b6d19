import { resetPassword } from '../../../schemas/api/account.ts';
import { call } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';
import { PasswordField } from '../../ui/form-text.tsx';
import { PhoneField } from './phone-field.tsx';
import { codeRule, newPasswordRule, PASSWORD_HINT, phoneRuleWith, tidyPhone } from './rules.ts';
import { SmsField } from './sms-field.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useSmsCode } from './use-sms-code.ts';

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
    <FormFrame
      onSubmit={form.onSubmit}
      failure={form.failure}
      submit={
        <Button type="submit" busy={form.busy ? '正在提交…' : undefined}>
          设置新密码
        </Button>
      }
    >
      <PhoneField
        field={form.register(
          'phone',
          phoneRuleWith(() => form.trigger('phone')),
        )}
        error={errors.phone?.message}
      />
      <SmsField
        sms={sms}
        field={form.register('code', codeRule)}
        error={errors.code?.message}
        onFill={(code) => form.setValue('code', code, { shouldValidate: true })}
      />
      <PasswordField
        {...form.register('password', newPasswordRule)}
        label="新密码"
        hint={PASSWORD_HINT}
        error={errors.password?.message}
        autoComplete="new-password"
      />
    </FormFrame>
  );
};
