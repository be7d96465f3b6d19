import { useRef, useState } from 'react';
import { readMessage, readMessages, removeMessage } from '#schemas/message/endpoints.ts';
import type { MessageGroup } from '#schemas/message/fields.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { change } from '#src/platform/writing/change.ts';
import { noteAllRead, noteRead, noteRemoved } from './marks.ts';

const FAILED = '没有成功，请稍后再试';

/** Marks a message as read; it shows as read once the back end has confirmed it. */
export const tellRead = async (id: string): Promise<boolean> => {
  const answer = await change(readMessage, { id }, id);
  if (answer.ok) noteRead(id);
  return answer.ok;
};

const markAllRead = async (group: MessageGroup | 'all'): Promise<void> => {
  const answer = await change(readMessages, { group }, group);
  if (answer.ok) noteAllRead(group);
  showToast(answer.ok ? '已全部标为已读' : answer.message || FAILED);
};

const remove = async (id: string): Promise<boolean> => {
  const answer = await change(removeMessage, { id }, id);
  if (answer.ok) noteRemoved(id);
  showToast(answer.ok ? '已删除' : answer.message || FAILED);
  return answer.ok;
};

/** Changes that a page can make to messages, one at a time. */
export const useChanges = () => {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const alone = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    const result = await work();
    running.current = false;
    setBusy(false);
    return result;
  };
  return {
    busy,
    markAllRead: (group: MessageGroup | 'all') => alone(() => markAllRead(group)),
    remove: (id: string) => alone(() => remove(id)),
  };
};
