import { Button, Drawer } from 'antd';
import { useState } from 'react';
import {
  type DeskMessage,
  readSupport,
  type ThreadInFull,
} from '#schemas/support/desk-endpoints.ts';
import { orderStateNames } from '#src/entities/order/words.ts';
import { useMay } from '../draft-editor/context.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { zonedText } from '../parts/moments.ts';
import { Box, Line, Stack, Text } from '../parts/part.tsx';
import { Photos } from '../parts/photos.tsx';
import beside from '../parts/wide-panel.module.css';
import { useOperatorCall } from '../use-operator-call.ts';
import { Answer } from './answer.tsx';
import css from './support.module.css';
import { askerText, threadMark } from './words.ts';

/** How often an open thread is read anew, in ms; its pictures' addresses last longer. */
const EVERY = 15_000;

const MessageLine = ({ message }: { message: DeskMessage }) => (
  <li className={css.message} data-side={message.side}>
    <Text as="span" size={12} tone="secondary" breaks="anywhere">
      {message.side === 'desk' ? `客服 ${message.by}` : '会员'} · {zonedText(message.at)}
    </Text>
    {message.order && (
      <Text as="span" size={12} tone="secondary" breaks="anywhere">
        订单 {message.order.orderNo} · {message.order.title} ·{' '}
        {orderStateNames[message.order.state]}
      </Text>
    )}
    {message.text && <Text breaks="lines">{message.text}</Text>}
    {message.pictures.length > 0 && <Photos addresses={message.pictures} />}
  </li>
);

type BodyProps = { told: ThreadInFull; onBefore: (before: number) => void; before: number };

const Messages = ({ told, before, onBefore }: BodyProps) => {
  const { name, tone } = threadMark(told);
  return (
    <>
      <Line as="p" gap={8} wrap>
        {askerText(told)}（编号 {told.member}）<OperatorChip tone={tone}>{name}</OperatorChip>
      </Line>
      <Line gap={8} align="stretch" wrap hideEmpty>
        {told.more && (
          <Button onClick={() => onBefore(told.messages[0]?.id ?? 0)}>更早的消息</Button>
        )}
        {before > 0 && <Button onClick={() => onBefore(0)}>最新的消息</Button>}
      </Line>
      <Stack as="ol" gap={12} bare>
        {told.messages.map((message) => (
          <MessageLine key={message.id} message={message} />
        ))}
      </Stack>
    </>
  );
};

type Props = { member: number; onClose: () => void; onDone: () => void };

/** One member's thread, with the answer to it. */
export const ThreadPanel = ({ member, onClose, onDone }: Props) => {
  const [before, setBefore] = useState(0);
  const mayAnswer = useMay('support.edit');
  const call = useOperatorCall(readSupport, { member, before }, { fresh: true, every: EVERY });
  const done = () => {
    setBefore(0);
    call.refresh();
    onDone();
  };
  return (
    <Drawer open title="咨询" onClose={onClose} size={520} classNames={{ body: beside.bare ?? '' }}>
      {/* what scrolls is scrolled by keys as well */}
      <Box as="section" ring="inside" className={beside.opened} aria-label="咨询记录" tabIndex={0}>
        <Loaded call={call}>
          {(told) => <Messages told={told} before={before} onBefore={setBefore} />}
        </Loaded>
        {call.data && mayAnswer && <Answer told={call.data} onDone={done} />}
      </Box>
    </Drawer>
  );
};
