import { messageAddress } from '#schemas/message/addresses.ts';
import type { MessageRow } from '#schemas/message/endpoints.ts';
import { recentText } from '#src/platform/time/recent.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { Box, Stack, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { groupNames } from '../group-names.ts';
import { GroupSign } from '../group-sign.tsx';
import { tellRead } from '../use-changes.ts';
import css from './item.module.css';

type Props = {
  message: MessageRow;
  read: boolean;
  grouped: boolean;
  onMore?: () => void;
};

/** A message that leads to what it is about, or to its own page where that is nothing. */
export const MessageItem = ({ message, read, grouped, onMore }: Props) => {
  const { id, link, thumb, group } = message;
  // the message's own page marks it when it is shown
  const open = () => {
    if (link && !read) void tellRead(id);
  };
  return (
    <div className={css.row}>
      <Box
        as="a"
        press="fade"
        className={css.message}
        href={link || messageAddress({ id })}
        onClick={open}
      >
        <span className={css.side} data-unread={!read}>
          {thumb ? <Picture src={thumb} ratio="square" /> : <GroupSign group={group} />}
        </span>
        <Box as="span" flex="fill">
          <Text
            as="span"
            kind="card-title"
            tone={read ? 'secondary' : undefined}
            weight={read ? undefined : 600}
            lines={1}
          >
            {!read && <span className="spoken">未读</span>}
            {message.title}
          </Text>
          <Text as="span" kind="meta" tone="secondary" lines={2} above={2} below={2}>
            <Unbroken>{message.body}</Unbroken>
          </Text>
          <Text as="span" kind="meta" tone="tertiary" digits>
            {[grouped ? groupNames[group] : '', recentText(message.sentAt)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Box>
      </Box>
      {onMore && (
        <Stack
          as="button"
          tone="tertiary"
          align="center"
          across="center"
          flex="none"
          high={52}
          wide={44}
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
      )}
    </div>
  );
};
