import type { FlashDetail, TeamDetail } from '#schemas/activity/endpoints.ts';
import { useRelation } from '#src/entities/relation/use-relation.ts';
import { Button } from '#src/ui/button/button.tsx';

const texts = ['已设提醒，快开始时发消息给你', '已取消提醒'] as const;

type Props = {
  activity: Pick<FlashDetail | TeamDetail, 'id' | 'mine'>;
  /** Reads the activity again after a tap that was answered, or whose answer was lost. */
  again: () => void;
};

/** Sets or cancels a reminder of an activity's start, as long as it has not begun. */
export const RemindButton = ({ activity: { id, mine }, again }: Props) => {
  const query = { kind: 'reserve', target: 'activity', id, on: mine.reserved } as const;
  const { on, toggle } = useRelation({ ...query, texts, onEnd: again });
  return (
    <Button look={on ? 'outlined' : 'filled'} onClick={toggle}>
      {on ? '已设提醒 · 点按取消' : '提醒我'}
    </Button>
  );
};
