import { messageAddress } from '#schemas/message/addresses.ts';
import type { MessageRow } from '#schemas/message/endpoints.ts';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { groupNames } from '../group-names.ts';
import { shortWhen } from '../when.ts';
import css from './item.module.css';

type Props = {
  message: MessageRow;
  read: boolean;
  grouped: boolean;
  onMore: () => void;
};

export const MessageItem = ({ message, read, grouped, onMore }: Props) => (
  <div className={css.row}>
    <Box as="a" press="fade" className={css.message} href={messageAddress({ id: message.id })}>
      <Line
        as="span"
        kind="card-title"
        tone={read ? 'secondary' : undefined}
        weight={read ? undefined : 600}
        gap={8}
        className={read ? undefined : css.unread}
      >
        {!read && <span className="spoken">未读</span>}
        <Text as="span" lines={1}>
          {message.title}
        </Text>
      </Line>
      <Text as="span" kind="meta" tone="secondary" lines={2} above={2} below={2}>
        <Unbroken>{message.body}</Unbroken>
      </Text>
      <Text as="span" kind="meta" tone="tertiary" digits>
        {[grouped ? groupNames[message.group] : '', shortWhen(message.sentAt)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Box>
    <Stack
      as="button"
      tone="tertiary"
      align="center"
      across="center"
      flex="none"
      high={52}
      wide={52}
      className={css.more}
      type="button"
      aria-label={`更多操作：${message.title}`}
      onClick={onMore}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M5 12h.01M12 12h.01M19 12h.01"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
    </Stack>
  </div>
);
