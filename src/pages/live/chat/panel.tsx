import { useRef, useState } from 'react';
import type { LiveEntrance, LiveEntry } from '#schemas/live/room-endpoints.ts';
import { isOver } from '#schemas/live/status.ts';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { useTick } from '#src/ui/countdown/use-tick.ts';
import { Text } from '#src/ui/part/parts.tsx';
import type { Chat, OpenChat } from './channel/open-chat.ts';
import { Composer } from './composer.tsx';
import { ChatList } from './list/list.tsx';
import css from './panel.module.css';
import { silence } from './voice.ts';

const EntrySheet = lazyPage(() => import('./entry-sheet.tsx'));

type LineProps = Pick<Chat, 'line' | 'why'> & { onEnter: () => void };

const LineBar = ({ line, why, onEnter }: LineProps) => {
  if (line === 'lost')
    return (
      <p className={css.bar} role="status">
        连接已断开，正在重新连接…
      </p>
    );
  if (line === 'over')
    return (
      <p className={css.bar} role="alert">
        {why}
        <Text as="button" tone="accent" tap="both" padInline={8} type="button" onClick={onEnter}>
          重新进入
        </Text>
      </p>
    );
  return null;
};

type Props = { liveId: string; entrance: LiveEntrance; chat: Chat; actions: OpenChat };

export const ChatPanel = ({ liveId, entrance, chat, actions }: Props) => {
  const { role, memberId } = entrance;
  const [chosen, setChosen] = useState<LiveEntry | null>();
  const field = useRef<HTMLInputElement>(null);
  const second = useTick() ?? Date.now();
  const { mutedUntil, entries } = chat;
  const state = chat.state ?? entrance.state;
  const now = second + chat.ahead;
  const why = silence({ state, role, memberId, mutedUntil, entries, now });
  return (
    <section className={css.panel} aria-label="聊天">
      <LineBar line={chat.line} why={chat.why} onEnter={() => location.reload()} />
      <ChatList
        chat={chat}
        memberId={memberId}
        actions={actions}
        invite={why === '' ? () => field.current?.focus() : undefined}
        onChoose={setChosen}
      />
      {chat.line !== 'over' && (
        <Composer field={field} why={why} closed={isOver(state.status)} onSay={actions.say} />
      )}
      {chosen !== undefined && (
        <EntrySheet
          liveId={liveId}
          entry={chosen}
          memberId={memberId}
          role={role}
          now={now}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  );
};
