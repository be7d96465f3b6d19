import { memo } from 'react';
import type { LiveEntry, LiveRole } from '#schemas/live/room-endpoints.ts';
import { chinaDate, momentText, timeText } from '#src/platform/time/china-date.ts';
import { Portrait } from '#src/ui/media/portrait.tsx';
import { Box, Stack, Text } from '#src/ui/part/parts.tsx';
import css from './list.module.css';

type Props = {
  entry: LiveEntry;
  own: boolean;
  /** Name of the member who was muted. */
  meant: string;
  onChoose: (entry: LiveEntry) => void;
};

const roleNames: Partial<Record<LiveRole, string>> = { host: '讲师', assistant: '助教' };

const roleName = (role: LiveRole): string => roleNames[role] ?? '';

const noteOf = (
  { kind, role, nickname, body, recalled }: LiveEntry,
  meant: string,
  own: boolean,
) => {
  if (kind === 'mute') return `${meant}${body}`;
  if (kind === 'settings') return `${roleName(role) || '讲师'}${body}`;
  return recalled ? `${own ? '你' : nickname}的一条消息已撤回` : undefined;
};

const clockText = (at: number): string =>
  chinaDate(at) === chinaDate(Date.now()) ? timeText(at) : momentText(at);

const Head = ({ entry }: { entry: LiveEntry }) => (
  <p className={css.head}>
    {roleName(entry.role) && (
      <span className={entry.role === 'host' ? css.host : css.assistant}>
        {roleName(entry.role)}
      </span>
    )}
    <Text as="span" lines={1}>
      {entry.nickname}
    </Text>
    {entry.at !== null && (
      <Box as="time" flex="none">
        {clockText(entry.at)}
      </Box>
    )}
  </p>
);

export const ChatRow = memo(({ entry, own, meant, onChoose }: Props) => {
  const note = noteOf(entry, meant, own);
  if (note !== undefined)
    return (
      <Text kind="meta" tone="tertiary" textAlign="center" breaks="balance" below={12}>
        {note}
      </Text>
    );
  return (
    <div className={own ? css.own : css.row} data-own={own}>
      <Portrait src={entry.avatar} wide={36} />
      <Stack gap={2} across={own ? 'end' : 'start'} flex="shrink" className={css.words}>
        <Head entry={entry} />
        <Box
          as="button"
          press="fade"
          className={css.bubble}
          type="button"
          onClick={() => onChoose(entry)}
        >
          {entry.body}
        </Box>
      </Stack>
    </div>
  );
});
