import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import type { SmsPurpose } from '#schemas/login/fields.ts';
import { tidyPhone } from '#schemas/text/tidy-phone.ts';
import { PhoneField } from './phone-field.tsx';
import { SmsField } from './sms-field.tsx';
import { useSmsCode } from './use-sms-code.ts';

type Props = ComponentProps<typeof PhoneField> & { purpose: SmsPurpose };

export const PhoneWithCode = ({ purpose, ...words }: Props) => {
  const { phone = '' } = useWatch<{ phone: string }>();
  const sms = useSmsCode(purpose, tidyPhone(phone));
  return (
    <>
      <PhoneField {...words} />
      <SmsField sms={sms} />
    </>
  );
};
