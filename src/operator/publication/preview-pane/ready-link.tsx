import { App, Button, Input } from 'antd';
import type { ReactNode } from 'react';
import { copyText } from '#src/platform/device/copy-text.ts';
import { QrCode } from '#src/ui/media/qr-code.tsx';
import { Line, Stack } from '../../parts/part.tsx';
import css from './phone-preview.module.css';

type Props = {
  address: string;
  name: string;
  children?: ReactNode;
};

export const ReadyLink = ({ address, name, children }: Props) => {
  const { message } = App.useApp();
  const copy = async () => {
    if (await copyText(address)) message.success('链接已复制');
    else message.error('没有复制成功，请选中链接后复制');
  };
  return (
    <Stack as="section" gap={12} across="center" aria-label={name}>
      <Line gap={8} align="stretch" whole>
        <Input
          value={address}
          readOnly
          aria-label="链接"
          onFocus={({ target }) => target.select()}
        />
        <Button type="primary" onClick={() => void copy()}>
          复制链接
        </Button>
      </Line>
      <div className={css.code}>
        <QrCode text={address} name={`${name}的二维码`} />
      </div>
      {children}
    </Stack>
  );
};
