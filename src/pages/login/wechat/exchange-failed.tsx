import { homeAddress } from '#schemas/home/addresses.ts';
import { wechatLoginAddress } from '#schemas/login/addresses.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { Drawing } from '#src/ui/state/drawing.tsx';
import css from './exchange-failed.module.css';

type Props = { title: string; text: string; onRetry?: (() => void) | undefined };

export const ExchangeFailed = ({ title, text, onRetry }: Props) => (
  <div className={css.failed} role="alert">
    <Drawing of="door" />
    <Text as="h2" kind="section-title">
      {title}
    </Text>
    <Text tone="secondary" below={12}>
      {text}
    </Text>
    {onRetry ? (
      <Button onClick={onRetry}>重试</Button>
    ) : (
      <ButtonLink href={wechatLoginAddress()}>重新登录</ButtonLink>
    )}
    <ButtonLink look="outlined" href={homeAddress()}>
      返回首页
    </ButtonLink>
  </div>
);
