import { useEffect, useRef } from 'react';
import { orderAddress } from '#schemas/order/addresses.ts';
import type { SupportMessage } from '#schemas/support/endpoints.ts';
import { renewedAddress } from '#src/platform/picture/renewed-address.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { ShownPictures } from '#src/ui/media/shown-pictures.tsx';
import css from './messages.module.css';
import { OrderCard } from './order-card.tsx';
import type { ShownThread } from './use-older.ts';

const MessageRow = ({ message }: { message: SupportMessage }) => (
  <li className={css.row} data-side={message.side}>
    <p className={css.who}>
      {message.side === 'desk' ? '客服' : '我'}
      {message.time !== null && ` · ${momentText(message.time)}`}
    </p>
    <div className={css.bubble}>
      {message.orders.map((order) => (
        <OrderCard key={order.id} order={order} href={orderAddress({ id: order.id })} />
      ))}
      {message.text && <p className={css.text}>{message.text}</p>}
      <ShownPictures addresses={message.pictures} name="图片" renew={renewedAddress} />
    </div>
  </li>
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

/** What was written, the oldest first. */
export const Messages = ({ messages, more, busy, onOlder }: ShownThread) => {
  const end = useEndInView(messages.at(-1)?.id);
  if (messages.length === 0)
    return <p className={css.empty}>请写下你的问题，客服回复后会发消息通知你。</p>;
  return (
    <section aria-label="咨询记录">
      {more && (
        <TextButton disabled={busy} onClick={onOlder}>
          查看更早的消息
        </TextButton>
      )}
      <ol className={css.list}>
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </ol>
      <div ref={end} />
    </section>
  );
};
