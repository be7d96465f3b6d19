import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveEntrance } from '#schemas/live/room-endpoints.ts';
import { onVisible } from '#src/platform/screen/page-events.ts';
import { useToken } from '#src/platform/session/session.ts';
import { type OpenChat, openChat } from './open-chat.ts';

const nothing = () => () => undefined;

/** Reopens the line at once when the page becomes visible or the network comes back. */
const hurryWith = ({ hurry }: OpenChat): (() => void) => {
  const stop = onVisible((visible) => {
    if (visible) hurry();
  });
  window.addEventListener('online', hurry);
  return () => {
    stop();
    window.removeEventListener('online', hurry);
  };
};

/** A room's chat while the room is shown. `onTurn` is called when the broadcast begins or ends. */
export const useChat = (id: string, entrance: LiveEntrance, onTurn: () => void) => {
  const token = useToken();
  const { memberId } = entrance;
  const [actions, setActions] = useState<OpenChat>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chat knows itself who is muted later
  useEffect(() => {
    const opened = openChat({ id, token, memberId, mutedUntil: entrance.mutedUntil });
    const stop = hurryWith(opened);
    setActions(opened);
    return () => {
      stop();
      opened.close();
    };
  }, [id, token, memberId]);
  const chat = useSyncExternalStore(
    actions?.store.subscribe ?? nothing,
    () => actions?.store.get(),
    () => undefined,
  );
  const status = chat?.state?.status ?? entrance.state.status;
  const turned = status !== entrance.state.status;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each turn
  useEffect(() => {
    if (turned) onTurn();
  }, [turned]);
  return { chat, actions };
};
