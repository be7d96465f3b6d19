import { bindPhone } from '../../../../../schemas/member/endpoints.ts';
import { tidyPhone } from '../../../../../schemas/tidy-phone.ts';
import { AccountForm } from '../../../../entities/login/account-form.tsx';
import { PhoneField } from '../../../../entities/login/phone-field.tsx';
import { returnToCaller } from '../../../../entities/login/return-to-caller.ts';
import { SmsField } from '../../../../entities/login/sms-field.tsx';
import { useAccountForm } from '../../../../entities/login/use-account-form.ts';
import { useSmsCode } from '../../../../entities/login/use-sms-code.ts';
import { withTidyPhone } from '../../../../entities/login/with-tidy-phone.ts';
import { revisePhoneAddress } from '../../../../entities/member/addresses.ts';
import { Instead, WithAccount } from '../../../../entities/member/with-account.tsx';
import { showToast } from '../../../../platform/feedback/toast.ts';
import { change } from '../../../../platform/writing/change.ts';
import { payloadResolver } from '../../../../platform/writing/payload-resolver.ts';
import { PageFrame } from '../../../../ui/page/frame.tsx';

const BindForm = () => {
  const form = useAccountForm({
    defaultValues: { phone: '', code: '' },
    resolver: payloadResolver(bindPhone, { payload: withTidyPhone }),
    send: (values) => change(bindPhone, withTidyPhone(values)),
    done: () => showToast('手机号已绑定'),
    leave: returnToCaller,
  });
  const sms = useSmsCode('bind', tidyPhone(form.watch('phone')));
  return (
    <AccountForm form={form} submit="绑定" sending="正在绑定…">
      <PhoneField hint="绑定后可用手机号登录同一个账号" />
      <SmsField sms={sms} />
    </AccountForm>
  );
};

/** `/bindPhone`: binds a phone and returns to the page that asked for it. */
export default function BindPhonePage() {
  return (
    <PageFrame ground="card" spaced>
      <WithAccount>
        {({ phone }) =>
          phone ? (
            <Instead text={`已绑定手机号 ${phone}`} to={revisePhoneAddress()} name="更换手机号" />
          ) : (
            <BindForm />
          )
        }
      </WithAccount>
    </PageFrame>
  );
}
