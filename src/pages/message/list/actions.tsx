import { useState } from 'react';
import type { MessageRow } from '#schemas/message/endpoints.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { RemoveMessageQuestion } from '../remove-question.tsx';
import { tellRead } from '../use-changes.ts';

type Props = {
  /** The message to act on; undefined: the panel is closed. */
  message: MessageRow | undefined;
  read: boolean;
  onClose: () => void;
};

export const MessageActions = ({ message, read, onClose }: Props) => {
  const [removing, setRemoving] = useState<string>();
  const mark = async () => {
    onClose();
    if (message && !(await tellRead(message.id))) showToast('没有成功，请稍后再试');
  };
  const ask = () => {
    setRemoving(message?.id);
    onClose();
  };
  return (
    <>
      <Sheet
        open={message !== undefined}
        size="bottom"
        title={message?.title ?? ''}
        onClose={onClose}
      >
        {message && (
          <Text breaks="lines" tone="secondary">
            <Unbroken>{message.body}</Unbroken>
          </Text>
        )}
        {!read && <Button onClick={() => void mark()}>标为已读</Button>}
        <Button look="danger" onClick={ask}>
          删除
        </Button>
        <Button look="outlined" onClick={onClose}>
          取消
        </Button>
      </Sheet>
      <RemoveMessageQuestion id={removing} onEnd={() => setRemoving(undefined)} />
    </>
  );
};
