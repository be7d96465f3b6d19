import { useFormContext } from 'react-hook-form';
import { homeAddress } from '#schemas/home/addresses.ts';
import { registerMember } from '#schemas/login/endpoints.ts';
import { LONGEST_INVITE_CODE, PASSWORD_HINT } from '#schemas/login/fields.ts';
import { accountState } from '#schemas/member/endpoints.ts';
import { LONGEST_PASSWORD } from '#schemas/text/validators.ts';
import { isId } from '#schemas/wire/primitives.ts';
import { PhoneWithCode } from '#src/entities/login/phone-with-code.tsx';
import { returnToCaller } from '#src/entities/login/return-to-caller.ts';
import { withTidyPhone } from '#src/entities/login/with-tidy-phone.ts';
import { formView } from '#src/page-kinds/form-view.tsx';
import { readSession } from '#src/platform/session/session.ts';
import { PasswordField, TextField } from '#src/ui/form/text.tsx';
import { NotFound } from '#src/ui/state/not-found.tsx';
import { AgreementTick, agreedFault } from '../agreement-tick.tsx';

/** Who referred this member: the `member_id` of the coupon icon's address, else a noted sharer. */
const referrer = (): string => {
  const named = new URLSearchParams(location.search).get('member_id') ?? '';
  return isId(named) ? named : readSession('sharerId') || readSession('parentId');
};

const blank = { phone: '', code: '', password: '', inviteCode: '', agreed: false };
type Values = typeof blank;

const Fields = () => {
  const { register, formState } = useFormContext<Values>();
  const { errors } = formState;
  return (
    <>
      <PhoneWithCode purpose="register" />
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
    </>
  );
};

/** A member without a phone registers one, also from the coupon icon (`zhuce=1`). */
export default formView(registerMember, {
  begins: accountState,
  instead: ({ phone }) =>
    phone && <NotFound text={`你已用手机号 ${phone} 注册`} href={homeAddress()} name="返回首页" />,
  values: () => blank,
  payload: ({ agreed: _, ...values }: Values) => ({
    ...withTidyPhone(values),
    member_id: referrer(),
  }),
  rules: () => ({ own: { agreed: agreedFault } }),
  Fields,
  submit: '注册',
  sending: '正在注册…',
  done: () => '注册成功',
  leave: returnToCaller,
});
