import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'wouter';
import {
  answerSupport,
  closeSupport,
  type DeskMessage,
  readSupport,
  type ThreadInFull,
} from '#schemas/support/desk-endpoints.ts';
import { LONGEST_SUPPORT_TEXT } from '#schemas/support/fields.ts';
import { orderStateText } from '#src/entities/order/words.ts';
import { screens } from '../addresses.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useMay } from '../draft-editor/context.ts';
import { zonedText } from '../parts/moments.ts';
import { Photos } from '../parts/panel/photos.tsx';
import { Line, Stack, Text } from '../parts/part.tsx';
import { Decisions } from '../queue/decisions.tsx';
import { QueueFrame, QueueHead } from '../queue/panel.tsx';
import { type Act, type DecisionForm, deciding, type PanelProps } from '../queue/queue.ts';
import { useOperatorCall } from '../use-operator-call.ts';
import css from './support.module.css';
import { askerText, threadMark, topicText } from './words.ts';

/** Interval in ms at which an open thread is read again; its pictures' addresses last longer. */
const READ_MS = 15_000;

/** A link to the order for operators who may look at orders. */
const AboutOrder = ({ order }: { order: NonNullable<DeskMessage['order']> }) => {
  const mayLook = useMay('trade.look');
  const words = `订单 ${order.orderNo} · ${order.title} · ${orderStateText(order)}`;
  return (
    <Text as="span" size={12} tone="secondary" breaks="anywhere">
      {mayLook ? (
        <Link className={css.order ?? ''} href={`${screens.orders}/${order.id}`}>
          {words}
        </Link>
      ) : (
        words
      )}
    </Text>
  );
};

const MessageLine = ({ message }: { message: DeskMessage }) => (
  <li className={css.message} data-side={message.side}>
    <Text as="span" size={12} tone="secondary" breaks="anywhere">
      {[
        message.side === 'desk' ? `客服 ${message.by}` : '会员',
        topicText(message.topic),
        zonedText(message.at),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Text>
    {message.order && <AboutOrder order={message.order} />}
    {message.text && <Text breaks="lines">{message.text}</Text>}
    {message.pictures.length > 0 && <Photos addresses={message.pictures} />}
  </li>
);

type BodyProps = { thread: ThreadInFull; onBefore: (before: number) => void; before: number };

const Messages = ({ thread, before, onBefore }: BodyProps) => (
  <>
    <QueueHead who={`${askerText(thread)}（编号 ${thread.member}）`} mark={threadMark(thread)} />
    <Line gap={8} align="stretch" wrap hideEmpty>
      {thread.more && (
        <Button onClick={() => onBefore(thread.messages[0]?.id ?? 0)}>更早的消息</Button>
      )}
      {before > 0 && <Button onClick={() => onBefore(0)}>最新的消息</Button>}
    </Line>
    <Stack as="ol" gap={12} bare>
      {thread.messages.map((message) => (
        <MessageLine key={message.id} message={message} />
      ))}
    </Stack>
  </>
);

const closing = (member: number): Act => ({
  act: '结束咨询',
  apart: true,
  run: deciding(
    () => changeByOperator(closeSupport, { member }, `${member}`),
    () => '咨询已结束，会员再次留言会重新打开',
  ),
});

const formOf = ({ member, state }: ThreadInFull): DecisionForm => ({
  label: '回复',
  verb: '发出',
  parts: [
    {
      ...{ field: 'text', kind: 'lines', label: '回复内容', counts: true },
      ...{ placeholder: '写给会员的回复', longest: LONGEST_SUPPORT_TEXT },
    },
    {
      line: [
        'state',
        {
          ...{ act: '回复', type: 'primary', clears: true },
          isReady: (given) => given('text') !== '',
          run: deciding(
            (given) =>
              changeByOperator(answerSupport, { member, text: given('text') }, `${member}`),
            () => '已回复，会员会收到消息',
          ),
        },
        ...(state === 'open' ? [closing(member)] : []),
      ],
    },
  ],
});

export const Panel = ({ id: member, onClose, onDone }: PanelProps) => {
  const [before, setBefore] = useState(0);
  const mayAnswer = useMay('support.edit');
  const call = useOperatorCall(readSupport, { member, before }, { fresh: true, every: READ_MS });
  const done = () => {
    setBefore(0);
    call.refresh();
    onDone();
  };
  return (
    <QueueFrame
      {...{ title: '咨询', label: '咨询记录', call, onClose }}
      foot={call.data && mayAnswer && <Decisions form={formOf(call.data)} onDone={done} />}
    >
      {(thread) => <Messages thread={thread} before={before} onBefore={setBefore} />}
    </QueueFrame>
  );
};
