import { useRef, useState } from 'react';
import type { LiveEntry } from '#schemas/live/room-endpoints.ts';
import { Text } from '#src/ui/part/parts.tsx';
import { MAX_STORED } from '../channel/log.ts';
import type { Chat, OpenChat } from '../channel/open-chat.ts';
import css from './list.module.css';
import { PendingRow } from './pending-row.tsx';
import { ChatRow } from './row.tsx';
import { useStick } from './use-stick.ts';

type Props = {
  chat: Chat;
  memberId: string;
  actions: OpenChat;
  onChoose: (entry: LiveEntry) => void;
};

/** The name of a muted member, if one of their messages is in the log. */
const nameOf = (entries: readonly LiveEntry[], target: number): string =>
  entries.find(({ memberId }) => memberId === String(target))?.nickname ?? '一位学员';

export const ChatList = ({ chat, memberId, actions, onChoose }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const [reading, setReading] = useState(false);
  const { entries, pending, hasEarlier } = chat;
  const readEarlier = async () => {
    if (reading || !hasEarlier || entries.length >= MAX_STORED) return;
    setReading(true);
    await actions.readEarlier();
    setReading(false);
  };
  const ends = {
    first: entries[0]?.id ?? 0,
    last: (entries.at(-1)?.id ?? 0) + pending.length,
    size: entries.length + pending.length,
  };
  const { unread, toEnd, onScroll } = useStick(box, {
    ends,
    onStick: actions.stick,
    onTop: () => void readEarlier(),
  });
  return (
    <div className={css.frame}>
      <div className={css.log} ref={box} role="log" aria-label="聊天记录" onScroll={onScroll}>
        {reading && (
          <Text kind="meta" tone="tertiary" textAlign="center" padBlock={8}>
            正在读取更早的消息…
          </Text>
        )}
        {!hasEarlier && entries.length === 0 && pending.length === 0 && chat.line === 'on' && (
          <p className={css.empty}>还没有人发言，来说第一句吧</p>
        )}
        {entries.map((entry) => (
          <ChatRow
            key={entry.id}
            entry={entry}
            own={entry.memberId === memberId}
            meant={entry.kind === 'mute' ? meantBy(entry, entries, memberId) : ''}
            onChoose={onChoose}
          />
        ))}
        {pending.map((one) => (
          <PendingRow key={one.key} pending={one} actions={actions} />
        ))}
      </div>
      {unread > 0 && (
        <button className={css.unread} type="button" onClick={toEnd}>
          {unread > 99 ? '99+' : unread} 条新消息
        </button>
      )}
    </div>
  );
};

const meantBy = (entry: LiveEntry, entries: readonly LiveEntry[], memberId: string): string =>
  String(entry.target) === memberId ? '你' : nameOf(entries, entry.target);
