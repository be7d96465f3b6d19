import { TextButton } from '#src/ui/button/button.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import type { PendingMessage } from '../channel/log.ts';
import type { OpenChat } from '../channel/open-chat.ts';
import css from './list.module.css';

type Props = { pending: PendingMessage; actions: OpenChat };

/** A message that the room has not confirmed yet, so that its text is never lost. */
export const PendingRow = ({ pending: { key, body, why }, actions }: Props) => (
  <div className={css.own} data-own="true">
    <Stack gap={2} across="end" flex="shrink" className={css.words}>
      <p className={css.sent}>{body}</p>
      {why === '' ? (
        <Text kind="meta" tone="tertiary">
          发送中
        </Text>
      ) : (
        <Line as="p" kind="meta" tone="price" gap={4} rowGap={0} justify="end" wrap role="alert">
          {why}
          <TextButton onClick={() => actions.sayAgain(key, body)}>重发</TextButton>
          <TextButton onClick={() => actions.forget(key)}>删除</TextButton>
        </Line>
      )}
    </Stack>
  </div>
);
