import { useEffect, useRef } from 'react';
import { orderAddress } from '#schemas/order/addresses.ts';
import type { SupportMessage } from '#schemas/support/endpoints.ts';
import { renewedAddress } from '#src/platform/picture/renewed-address.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { ShownPictures } from '#src/ui/media/shown-pictures.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import css from './messages.module.css';
import { OrderCard } from './order-card.tsx';
import type { ShownThread } from './use-older.ts';

const MessageRow = ({ message }: { message: SupportMessage }) => (
  <Stack as="li" gap={4} across="start" flex="shrink" className={css.row} data-side={message.side}>
    <Text kind="meta" tone="tertiary">
      {message.side === 'desk' ? '客服' : '我'}
      {message.time !== null && ` · ${momentText(message.time)}`}
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
  if (messages.length === 0)
    return (
      <Text tone="secondary" textAlign="center" padInline={4} padStart={24} padEnd={12}>
        请写下你的问题，客服回复后会发消息通知你。
      </Text>
    );
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
