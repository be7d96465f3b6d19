import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { revisePhone } from '../../../../schemas/member/endpoints.ts';
import { tidyPhone } from '../../../../schemas/tidy-phone.ts';
import { PhoneField } from '../../../entities/login/phone-field.tsx';
import { returnToCaller } from '../../../entities/login/return-to-caller.ts';
import { SmsField } from '../../../entities/login/sms-field.tsx';
import { useSmsCode } from '../../../entities/login/use-sms-code.ts';
import { withTidyPhone } from '../../../entities/login/with-tidy-phone.ts';
import { FormLines } from '../../../page-kinds/form-lines.tsx';
import { useSentForm } from '../../../page-kinds/use-sent-form.ts';
import { showToast } from '../../../platform/feedback/toast.ts';
import { change } from '../../../platform/writing/change.ts';
import { payloadResolver } from '../../../platform/writing/payload-resolver.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FormFrame } from '../../../ui/form/frame.tsx';
import css from './revise-form.module.css';

/** Asks for the bound phone's code, then for the new phone and its code; sends both together. */
export const RevisePhoneForm = ({ current }: { current: string }) => {
  const [proved, setProved] = useState(false);
  const form = useSentForm({
    defaultValues: { currentCode: '', phone: '', code: '' },
    resolver: payloadResolver(revisePhone, { payload: withTidyPhone }),
    send: (values) => change(revisePhone, withTidyPhone(values)),
    done: () => showToast('手机号已更换'),
    leave: returnToCaller,
  });
  const { watch, trigger } = form;
  const currentSms = useSmsCode('current');
  const sms = useSmsCode('revise', tidyPhone(watch('phone')));
  if (!proved)
    return (
      <FormProvider key="current" {...form}>
        <FormFrame
          failure=""
          submit={<Button type="submit">下一步</Button>}
          onSubmit={async (event) => {
            event.preventDefault();
            if (await trigger('currentCode', { shouldFocus: true })) setProved(true);
          }}
        >
          <p className={css.step}>第 1 步，共 2 步：验证已绑定的手机号 {current}</p>
          <SmsField sms={currentSms} name="currentCode" label="当前手机验证码" />
        </FormFrame>
      </FormProvider>
    );
  return (
    <FormLines
      key="next"
      form={form}
      submit="更换手机号"
      sending="正在更换…"
      otherwise={
        <Button look="outlined" disabled={form.busy} onClick={() => setProved(false)}>
          上一步
        </Button>
      }
    >
      <p className={css.step}>第 2 步，共 2 步：绑定新的手机号</p>
      <PhoneField label="新手机号" />
      <SmsField sms={sms} label="新手机验证码" />
    </FormLines>
  );
};
