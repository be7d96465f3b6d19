import { useState } from 'react';
import { bindPhoneAddress } from '#schemas/member/addresses.ts';
import { accountState, revisePhone } from '#schemas/member/endpoints.ts';
import { tidyPhone } from '#schemas/text/tidy-phone.ts';
import { PhoneField } from '#src/entities/login/phone-field.tsx';
import { returnToCaller } from '#src/entities/login/return-to-caller.ts';
import { SmsField } from '#src/entities/login/sms-field.tsx';
import { useSmsCode } from '#src/entities/login/use-sms-code.ts';
import { withTidyPhone } from '#src/entities/login/with-tidy-phone.ts';
import { FormLines } from '#src/page-kinds/form-lines.tsx';
import { framedForm } from '#src/page-kinds/framed-form.tsx';
import { useSentForm } from '#src/page-kinds/use-sent-form.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { change } from '#src/platform/writing/change.ts';
import { payloadResolver } from '#src/platform/writing/payload-resolver.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { NotFound } from '#src/ui/state/not-found.tsx';

/** Asks for the bound phone's code, then for the new phone and its code; sends both together. */
const TwoSteps = ({ current }: { current: string }) => {
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
  const prove = async () => {
    if (await trigger('currentCode', { shouldFocus: true })) setProved(true);
  };
  if (!proved)
    return (
      <FormLines
        key="current"
        form={{
          ...form,
          failure: '',
          onSubmit: (event) => {
            event.preventDefault();
            void prove();
          },
        }}
        submit="下一步"
      >
        <Text tone="secondary">第 1 步，共 2 步：先验证 {current}</Text>
        <SmsField sms={currentSms} name="currentCode" label="当前手机验证码" />
      </FormLines>
    );
  const back = (
    <Button look="outlined" disabled={form.busy} onClick={() => setProved(false)}>
      上一步
    </Button>
  );
  return (
    <FormLines key="next" form={form} submit="更换手机号" sending="正在更换…" otherwise={back}>
      <Text tone="secondary">第 2 步，共 2 步：绑定新的手机号</Text>
      <PhoneField label="新手机号" />
      <SmsField sms={sms} label="新手机验证码" />
    </FormLines>
  );
};

export default framedForm(revisePhone, {
  begins: accountState,
  instead: ({ phone }) =>
    !phone && <NotFound text="还没有绑定手机号" href={bindPhoneAddress()} name="绑定手机号" />,
  Form: ({ known }) => <TwoSteps current={known?.phone ?? ''} />,
});
