import { bindPhone } from '../../../schemas/api/account.ts';
import { call } from '../../platform/call.ts';
import { showToast } from '../../platform/toast.ts';
import { Button } from '../../ui/button.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';
import { Page, returnToCaller } from './page.tsx';
import { PhoneField } from './phone-field.tsx';
import { codeRule, phoneRuleWith, tidyPhone } from './rules.ts';
import { SmsField } from './sms-field.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useSmsCode } from './use-sms-code.ts';
import { Instead, WithAccount } from './with-account.tsx';

const BindForm = () => {
  const form = useAccountForm({
    defaultValues: { phone: '', code: '' },
    send: ({ phone, code }, key) => call(bindPhone, { phone: tidyPhone(phone), code, key }),
    done: () => {
      showToast('手机号已绑定');
      returnToCaller();
    },
  });
  const { errors } = form.formState;
  const sms = useSmsCode('bind', tidyPhone(form.watch('phone')));
  return (
    <FormFrame
      onSubmit={form.onSubmit}
      failure={form.failure}
      submit={
        <Button type="submit" busy={form.busy ? '正在绑定…' : undefined}>
          绑定
        </Button>
      }
    >
      <PhoneField
        field={form.register(
          'phone',
          phoneRuleWith(() => form.trigger('phone')),
        )}
        error={errors.phone?.message}
        hint="绑定后可用手机号登录同一个账号"
      />
      <SmsField
        sms={sms}
        field={form.register('code', codeRule)}
        error={errors.code?.message}
        onFill={(code) => form.setValue('code', code, { shouldValidate: true })}
      />
    </FormFrame>
  );
};

/** `/bindPhone`: binds a phone and returns to the page that asked for it. */
export default function BindPhonePage() {
  return (
    <Page route="/bindPhone" title="绑定手机号">
      <WithAccount>
        {({ phone }) =>
          phone ? (
            <Instead text={`已绑定手机号 ${phone}`} to="/revisephone" name="更换手机号" />
          ) : (
            <BindForm />
          )
        }
      </WithAccount>
    </Page>
  );
}
