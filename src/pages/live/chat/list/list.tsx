import { useRef, useState } from 'react';
import type { LiveEntry } from '#schemas/live/room-endpoints.ts';
import { isOver, ON_AIR } from '#schemas/live/status.ts';
import { TextButton } from '#src/ui/button/button.tsx';
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
  /** Leads to the field; undefined for somebody who cannot write now. */
  invite: (() => void) | undefined;
  onChoose: (entry: LiveEntry) => void;
};

/** The name of a muted member, if one of their messages is in the log. */
const nameOf = (entries: readonly LiveEntry[], target: number): string =>
  entries.find(({ memberId }) => memberId === String(target))?.nickname ?? '一位学员';

type InvitationProps = { status: number | undefined; onAccept: (() => void) | undefined };

const Invitation = ({ status, onAccept }: InvitationProps) => {
  const over = status !== undefined && isOver(status);
  const words =
    status === ON_AIR ? '和讲师打个招呼，或者问第一个问题' : '想听什么、想问什么，可以先写下来';
  return (
    <div className={css.empty}>
      <svg className={css.bubbles} viewBox="0 0 96 64" aria-hidden="true">
        <path
          d="M10 8h50a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H28l-12 10v-10h-6a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6zM74 22h12a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6h-4v8l-10-8H50M20 24h.01M35 24h.01M50 24h.01"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <Text kind="card-title" tone="primary">
        {over ? '本场没有人留言' : '还没有人发言'}
      </Text>
      {!over && <Text kind="meta">{words}</Text>}
      {onAccept && <TextButton onClick={onAccept}>说第一句</TextButton>}
    </div>
  );
};

export const ChatList = ({ chat, memberId, actions, invite, onChoose }: Props) => {
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
          <Invitation status={chat.state?.status} onAccept={invite} />
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
