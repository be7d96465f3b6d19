import { registerMember } from '../../../../schemas/login/endpoints.ts';
import { LONGEST_INVITE_CODE, PASSWORD_HINT } from '../../../../schemas/login/fields.ts';
import { tidyPhone } from '../../../../schemas/tidy-phone.ts';
import { LONGEST_PASSWORD } from '../../../../schemas/validators.ts';
import { PhoneField } from '../../../entities/login/phone-field.tsx';
import { returnToCaller } from '../../../entities/login/return-to-caller.ts';
import { SmsField } from '../../../entities/login/sms-field.tsx';
import { useSmsCode } from '../../../entities/login/use-sms-code.ts';
import { withTidyPhone } from '../../../entities/login/with-tidy-phone.ts';
import { Instead, WithAccount } from '../../../entities/member/with-account.tsx';
import { FormLines } from '../../../page-kinds/form-lines.tsx';
import { useSentForm } from '../../../page-kinds/use-sent-form.ts';
import { showToast } from '../../../platform/feedback/toast.ts';
import { readSession } from '../../../platform/session/session.ts';
import { change } from '../../../platform/writing/change.ts';
import { payloadResolver } from '../../../platform/writing/payload-resolver.ts';
import { PasswordField, TextField } from '../../../ui/form/text.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { AgreementTick, agreedFault } from '../agreement-tick.tsx';

/** Who referred this member: the `member_id` of the coupon icon's address, else a noted sharer. */
const referrer = (): string => {
  const named = new URLSearchParams(location.search).get('member_id') ?? '';
  return /^[\w-]{1,64}$/.test(named) ? named : readSession('sharerId') || readSession('parentId');
};

const defaultValues = { phone: '', code: '', password: '', inviteCode: '', agreed: false };

const RegisterForm = () => {
  const form = useSentForm({
    defaultValues,
    resolver: payloadResolver(registerMember, {
      payload: withTidyPhone,
      own: { agreed: agreedFault },
    }),
    send: (values) => {
      const { phone, code, password, inviteCode } = withTidyPhone(values);
      const member_id = referrer();
      return change(registerMember, { phone, code, password, inviteCode, member_id });
    },
    done: () => showToast('注册成功'),
    leave: returnToCaller,
  });
  const { register, formState, watch } = form;
  const { errors } = formState;
  const sms = useSmsCode('register', tidyPhone(watch('phone')));
  return (
    <FormLines form={form} submit="注册" sending="正在注册…">
      <PhoneField />
      <SmsField sms={sms} />
      <PasswordField
        {...register('password')}
        label="登录密码"
        optional
        hint={PASSWORD_HINT}
        maxLength={LONGEST_PASSWORD}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <TextField
        {...register('inviteCode')}
        label="邀请码"
        optional
        maxLength={LONGEST_INVITE_CODE}
        autoComplete="off"
        autoCapitalize="none"
      />
      <AgreementTick field={register('agreed')} error={errors.agreed?.message} />
    </FormLines>
  );
};

/** `/register`: a member without a phone registers one, also from the coupon icon (`zhuce=1`). */
export default function RegisterPage() {
  return (
    <PageFrame ground="card" spaced>
      <WithAccount>
        {({ phone }) =>
          phone ? (
            <Instead text={`您已用手机号 ${phone} 注册`} to="/" name="返回首页" />
          ) : (
            <RegisterForm />
          )
        }
      </WithAccount>
    </PageFrame>
  );
}
