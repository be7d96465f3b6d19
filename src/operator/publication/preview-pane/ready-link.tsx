import { App, Button, Input } from 'antd';
import type { ReactNode } from 'react';
import { copyText } from '#src/platform/device/copy-text.ts';
import { QrCode } from '#src/ui/media/qr-code.tsx';
import css from './phone-preview.module.css';

type Props = {
  address: string;
  name: string;
  /** What is said below the code. */
  children?: ReactNode;
};

export const ReadyLink = ({ address, name, children }: Props) => {
  const { message } = App.useApp();
  const copy = async () => {
    if (await copyText(address)) message.success('链接已复制');
    else message.error('没有复制成功，请选中链接后复制');
  };
  return (
    <section className={css.link} aria-label={name}>
      <div className={css.address}>
        <Input
          value={address}
          readOnly
          aria-label="链接"
          onFocus={({ target }) => target.select()}
        />
        <Button type="primary" onClick={() => void copy()}>
          复制链接
        </Button>
      </div>
      <div className={css.code}>
        <QrCode text={address} name={`${name}的二维码`} />
      </div>
      {children}
    </section>
  );
};
