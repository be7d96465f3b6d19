import { useEffect, useRef } from 'react';
import { orderAddress } from '#schemas/order/addresses.ts';
import type { SupportMessage } from '#schemas/support/endpoints.ts';
import { supportTopicNames } from '#schemas/support/fields.ts';
import { renewedAddress } from '#src/platform/picture/renewed-address.ts';
import { recentText } from '#src/platform/time/recent.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { ShownPictures } from '#src/ui/media/shown-pictures.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import css from './messages.module.css';
import { OrderCard } from './order-card.tsx';
import type { ShownThread } from './use-older.ts';

/** Such as 我 · 发票 · 23:06. */
const aboveText = ({ side, topic, time }: SupportMessage): string =>
  [side === 'desk' ? '客服' : '我', topic && supportTopicNames[topic], recentText(time)]
    .filter(Boolean)
    .join(' · ');

const MessageRow = ({ message }: { message: SupportMessage }) => (
  <Stack
    as="li"
    gap={4}
    across={message.side === 'member' ? 'end' : 'start'}
    flex="shrink"
    className={css.row}
    data-side={message.side}
  >
    <Text kind="meta" tone="tertiary" digits>
      {aboveText(message)}
    </Text>
    <div className={css.bubble}>
      {message.orders.map((order) => (
        <OrderCard key={order.id} order={order} href={orderAddress({ id: order.id })} />
      ))}
      {message.text && <Text breaks="lines">{message.text}</Text>}
      <ShownPictures addresses={message.pictures} name="图片" renew={renewedAddress} />
    </div>
  </Stack>
);

/** Shows the end of the thread where a new message comes. */
const useEndInView = (latest: string | undefined) => {
  const end = useRef<HTMLDivElement>(null);
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (latest !== undefined && latest !== seen.current)
      end.current?.scrollIntoView({ block: 'end' });
    seen.current = latest;
  }, [latest]);
  return end;
};

export const Messages = ({ messages, more, busy, onOlder }: ShownThread) => {
  const end = useEndInView(messages.at(-1)?.id);
  if (messages.length === 0) return null;
  return (
    <section aria-label="咨询记录">
      {more && (
        <TextButton disabled={busy} onClick={onOlder}>
          查看更早的消息
        </TextButton>
      )}
      <Stack as="ol" gap={16} padBlock={4}>
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </Stack>
      <div ref={end} />
    </section>
  );
};
