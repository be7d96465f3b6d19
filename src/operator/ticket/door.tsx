import { Alert, Button, Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import type { ListedOccasion } from '#schemas/ticket/desk-endpoints.ts';
import { isWechat } from '#src/platform/device/device.ts';
import { zonedText } from '../parts/moments.ts';
import { Line, Text } from '../parts/part.tsx';
import css from './ticket.module.css';
import { type Outcome, useCheckIn } from './use-check-in.ts';

const Result = ({ outcome }: { outcome: Outcome }) =>
  outcome.ok ? (
    <Alert
      type="success"
      showIcon
      role="status"
      title={`签到成功：${outcome.ticket.nickname || '未填昵称'}`}
      description={[outcome.ticket.code, outcome.ticket.phone, zonedText(outcome.ticket.usedAt)]
        .filter(Boolean)
        .join('，')}
    />
  ) : (
    <Alert type="error" showIcon role="alert" title={outcome.message} description={outcome.code} />
  );

type Props = { occasion: ListedOccasion; onDone: () => void };

export const Door = ({ occasion, onDone }: Props) => {
  const [code, setCode] = useState('');
  const field = useRef<InputRef>(null);
  const { outcome, busy, take, scan } = useCheckIn(occasion, () => {
    onDone();
    setCode('');
    field.current?.focus();
  });
  return (
    <>
      <Line
        as="form"
        gap={8}
        align="stretch"
        wrap
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim()) void take(code.trim());
        }}
      >
        <Input
          ref={field}
          className={css.code ?? ''}
          size="large"
          aria-label="凭证码"
          placeholder="输入或扫描凭证码"
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          loading={busy}
          disabled={!code.trim()}
        >
          签到
        </Button>
        {isWechat(navigator.userAgent) && (
          <Button size="large" disabled={busy} onClick={() => void scan()}>
            扫码
          </Button>
        )}
      </Line>
      <Text tone="tertiary">扫码枪会自动提交；在微信中打开本页可以用相机扫码。</Text>
      {outcome && <Result outcome={outcome} />}
    </>
  );
};
