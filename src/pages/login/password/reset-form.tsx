import { resetPassword } from '../../../../schemas/login/endpoints.ts';
import { PASSWORD_HINT } from '../../../../schemas/login/fields.ts';
import { tidyPhone } from '../../../../schemas/tidy-phone.ts';
import { LONGEST_PASSWORD } from '../../../../schemas/validators.ts';
import { PhoneField } from '../../../entities/login/phone-field.tsx';
import { SmsField } from '../../../entities/login/sms-field.tsx';
import { useSmsCode } from '../../../entities/login/use-sms-code.ts';
import { withTidyPhone } from '../../../entities/login/with-tidy-phone.ts';
import { FormLines } from '../../../page-kinds/form-lines.tsx';
import { useSentForm } from '../../../page-kinds/use-sent-form.ts';
import { change } from '../../../platform/writing/change.ts';
import { payloadResolver } from '../../../platform/writing/payload-resolver.ts';
import { PasswordField } from '../../../ui/form/text.tsx';

type Props = {
  /** The phone that has been typed at the login. */
  phone?: string;
  onDone: (phone: string) => void;
};

/** A new password by phone and code (forgotten password). */
export const ResetForm = ({ phone = '', onDone }: Props) => {
  const form = useSentForm({
    defaultValues: { phone, code: '', password: '' },
    resolver: payloadResolver(resetPassword, { payload: withTidyPhone }),
    send: (values) => change(resetPassword, withTidyPhone(values)),
    done: (_, values) => onDone(tidyPhone(values.phone)),
  });
  const { errors } = form.formState;
  const sms = useSmsCode('reset', tidyPhone(form.watch('phone')));
  return (
    <FormLines form={form} submit="设置新密码" sending="正在提交…">
      <PhoneField />
      <SmsField sms={sms} />
      <PasswordField
        {...form.register('password')}
        label="新密码"
        hint={PASSWORD_HINT}
        maxLength={LONGEST_PASSWORD}
        error={errors.password?.message}
        autoComplete="new-password"
      />
    </FormLines>
  );
};
