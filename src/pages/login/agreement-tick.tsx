import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { LegalTextType } from '#schemas/site/fields.ts';
import { LegalPanel } from '#src/entities/site/legal.tsx';
import { TextButton } from '#src/ui/button/button.tsx';
import { TickField } from '#src/ui/form/choice.tsx';

const MISSING = '请先阅读并同意用户协议和隐私政策';

export const agreedRule = { required: MISSING };

/** The fault of an unticked agreement, for a form that is validated as a whole. */
export const agreedFault = ({ agreed }: { agreed: boolean }): string | undefined =>
  agreed ? undefined : MISSING;

type Props = { field: UseFormRegisterReturn; error: string | undefined };

export const AgreementTick = ({ field, error }: Props) => {
  const [panel, setPanel] = useState<LegalTextType>();
  return (
    <>
      <TickField {...field} label="我已阅读并同意" error={error}>
        <TextButton onClick={() => setPanel('agreement')}>《用户协议》</TextButton>
        <span>和</span>
        <TextButton onClick={() => setPanel('privacy')}>《隐私政策》</TextButton>
      </TickField>
      <LegalPanel type={panel} onClose={() => setPanel(undefined)} />
    </>
  );
};
