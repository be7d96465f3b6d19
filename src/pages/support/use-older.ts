import { useState } from 'react';
import {
  type SupportMessage,
  type SupportThread,
  supportThread,
} from '#schemas/support/endpoints.ts';
import { call } from '#src/platform/calls/call.ts';
import { showToast } from '#src/platform/feedback/toast.ts';

type Older = { messages: readonly SupportMessage[]; more: boolean };

export type ShownThread = {
  messages: readonly SupportMessage[];
  more: boolean;
  busy: boolean;
  onOlder: () => void;
};

const joinedMessages = (
  older: readonly SupportMessage[],
  latest: readonly SupportMessage[],
): SupportMessage[] => [
  ...new Map([...older, ...latest].map((message) => [message.id, message])).values(),
];

export const useOlder = (thread: SupportThread): ShownThread => {
  const [older, setOlder] = useState<Older>();
  const [busy, setBusy] = useState(false);
  const messages = joinedMessages(older?.messages ?? [], thread.messages);
  const onOlder = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await call(supportThread, { before: Number(messages[0]?.id ?? 0) });
    setBusy(false);
    if (!answer.ok) return showToast(answer.message || '没有取到更早的消息，请再试一次');
    const { more } = answer.data;
    // messages that come meanwhile are in the latest answer, which stands behind these
    setOlder({ messages: joinedMessages(answer.data.messages, messages), more });
  };
  return { messages, more: older?.more ?? thread.more, busy, onOlder: () => void onOlder() };
};
