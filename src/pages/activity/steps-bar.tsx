import type { FlashDetail, TeamDetail } from '#schemas/activity/endpoints.ts';
import { useRelation } from '#src/entities/relation/use-relation.ts';
import { ShareButton } from '#src/entities/share/share-button.tsx';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { sharedActivity } from './share.ts';
import type { ActivityStep } from './steps.ts';

const texts = ['已设提醒，快开始时发消息给你', '已取消提醒'] as const;

type RemindProps = {
  activity: Pick<FlashDetail | TeamDetail, 'id' | 'mine'>;
  /** Reads the activity again after a tap that was answered, or whose answer was lost. */
  again: () => void;
};

const RemindButton = ({ activity: { id, mine }, again }: RemindProps) => {
  const query = { kind: 'reserve', target: 'activity', id, on: mine.reserved } as const;
  const { on, toggle } = useRelation({ ...query, texts, onEnd: again });
  return (
    <Button look={on ? 'outlined' : 'filled'} onClick={toggle}>
      {on ? '已设提醒 · 点按取消' : '提醒我'}
    </Button>
  );
};

type Props = {
  activity: TeamDetail | FlashDetail;
  kind: string;
  steps: readonly ActivityStep[];
  again: () => void;
};

export const StepsBar = ({ activity, kind, steps, again }: Props) =>
  steps.map((step) => {
    if (step.is === 'remind')
      return <RemindButton activity={activity} again={again} key={step.is} />;
    if (step.is === 'closed')
      return (
        <Button disabled key={step.is}>
          {step.name}
        </Button>
      );
    if (step.is === 'share')
      return (
        <ShareButton thing={sharedActivity(activity, kind, step.href)} key={step.is}>
          {step.name}
        </ShareButton>
      );
    return (
      <ButtonLink look={step.look} href={step.href} key={step.name}>
        {step.name}
      </ButtonLink>
    );
  });
