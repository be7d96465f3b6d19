import { useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { useLocation } from 'wouter';
import { loginByPassword, loginBySms } from '#schemas/login/endpoints.ts';
import { tidyPhone } from '#schemas/text/tidy-phone.ts';
import { LONGEST_PASSWORD } from '#schemas/text/validators.ts';
import { LOGIN_DISABLED } from '#schemas/wire/envelope.ts';
import { PhoneField } from '#src/entities/login/phone-field.tsx';
import { SmsField } from '#src/entities/login/sms-field.tsx';
import { useSmsCode } from '#src/entities/login/use-sms-code.ts';
import { withTidyPhone } from '#src/entities/login/with-tidy-phone.ts';
import { toDisabled } from '#src/entities/member/disabled-reason.ts';
import { FormLines } from '#src/page-kinds/form-lines.tsx';
import { useSentForm } from '#src/page-kinds/use-sent-form.ts';
import type { Failed } from '#src/platform/calls/answered.ts';
import { failureText } from '#src/platform/calls/failure-text.ts';
import { readSession } from '#src/platform/session/session.ts';
import { change } from '#src/platform/writing/change.ts';
import { payloadResolver } from '#src/platform/writing/payload-resolver.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { PasswordField } from '#src/ui/form/text.tsx';
import { Tabs } from '#src/ui/page/tabs.tsx';
import { finishLogin } from './after-login.ts';
import { AgreementTick, agreedFault } from './agreement-tick.tsx';
import css from './form.module.css';

const SMS = 'sms';

const ways = [
  { id: SMS, name: '验证码登录' },
  { id: 'password', name: '密码登录' },
];

type Values = { way: string; phone: string; code: string; password: string; agreed: boolean };

const own = { agreed: agreedFault };

const bySms: Resolver<Values> = payloadResolver(loginBySms, { payload: withTidyPhone, own });
const byPassword: Resolver<Values> = payloadResolver(loginByPassword, {
  payload: withTidyPhone,
  own,
});

/** Validates the fields of the chosen way alone; the other way's field is not sent. */
const resolver: Resolver<Values> = (values, ...rest) =>
  (values.way === SMS ? bySms : byPassword)(values, ...rest);

const send = (values: Values) => {
  const { way, phone, code, password } = withTidyPhone(values);
  const member_id = readSession('sharerId') || readSession('parentId');
  return way === SMS
    ? change(loginBySms, { phone, code, member_id })
    : change(loginByPassword, { phone, password });
};

/** Leads a disabled member to the page that explains it. */
const isDisabled = (answer: Failed): boolean => {
  if (answer.code !== LOGIN_DISABLED) return false;
  toDisabled(failureText(answer));
  return true;
};

const defaultValues = { way: SMS, phone: '', code: '', password: '', agreed: false };

export const LoginForm = ({ onForgotten }: { onForgotten: (phone: string) => void }) => {
  const [path] = useLocation();
  const [from] = useState(path);
  const form = useSentForm({
    defaultValues,
    resolver,
    send,
    done: (session) => finishLogin(session, { from }),
    refused: isDisabled,
  });
  const { errors } = form.formState;
  const [way, phone] = form.watch(['way', 'phone']);
  const sms = useSmsCode('login', tidyPhone(phone));
  const bySms = way === SMS;
  return (
    <>
      <div className={css.ways}>
        <Tabs
          label="登录方式"
          look="line"
          tabs={ways}
          current={way}
          onChoose={(id) => form.setValue('way', id)}
        />
      </div>
      <FormLines form={form} submit="登录" sending="正在登录…">
        <PhoneField hint={bySms ? '未注册的手机号验证后自动注册' : undefined} />
        {bySms ? (
          <SmsField sms={sms} />
        ) : (
          <PasswordField
            {...form.register('password')}
            label="密码"
            error={errors.password?.message}
            maxLength={LONGEST_PASSWORD}
            autoComplete="current-password"
            foot={
              <div className={css.forgotten}>
                <TextButton onClick={() => onForgotten(tidyPhone(phone))}>忘记密码？</TextButton>
              </div>
            }
          />
        )}
        <AgreementTick field={form.register('agreed')} error={errors.agreed?.message} />
      </FormLines>
    </>
  );
};
