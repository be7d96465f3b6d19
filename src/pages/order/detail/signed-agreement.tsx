import { useState } from 'react';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { AgreementPanel } from '../agreement-panel.tsx';
import css from './body.module.css';

export const SignedAgreement = ({ version }: { version: number }) => {
  const [open, setOpen] = useState(false);
  if (version === 0) return null;
  return (
    <>
      <button className={css.row} type="button" onClick={() => setOpen(true)}>
        <Text as="span" tone="tertiary" side="start">
          购买协议
        </Text>{' '}
        第 {version} 版
        <Chevron />
      </button>
      <AgreementPanel version={version} open={open} onClose={() => setOpen(false)} />
    </>
  );
};
