import { Button } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { useChanges } from './use-changes.ts';

type Props = {
  /** Id of the message to remove; undefined: no question is shown. */
  id: string | undefined;
  onEnd: (removed: boolean) => void;
};

export const RemoveMessageQuestion = ({ id, onEnd }: Props) => {
  const { remove, busy } = useChanges();
  const go = async () => {
    if (id !== undefined) onEnd((await remove(id)) === true);
  };
  return (
    <Sheet
      open={id !== undefined}
      size="bottom"
      title="删除这条消息？"
      onClose={() => onEnd(false)}
    >
      <p>删除后不能恢复。</p>
      <Button look="danger" busy={busy ? '正在删除…' : undefined} onClick={() => void go()}>
        删除
      </Button>
      <Button look="outlined" disabled={busy} onClick={() => onEnd(false)}>
        取消
      </Button>
    </Sheet>
  );
};
