import type { MessageGroup } from '#schemas/message/fields.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { useChanges } from './use-changes.ts';

type Props = { group: MessageGroup | 'all'; onEnd?: () => void };

export const ReadAll = ({ group, onEnd }: Props) => {
  const { markAllRead, busy } = useChanges();
  const readAll = async () => {
    await markAllRead(group);
    onEnd?.();
  };
  return (
    <TextButton disabled={busy} onClick={() => void readAll()}>
      全部已读
    </TextButton>
  );
};
