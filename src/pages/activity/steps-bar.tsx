import type { FlashDetail, TeamDetail } from '#schemas/activity/endpoints.ts';
import { ShareButton } from '#src/entities/share/share-button.tsx';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { RemindButton } from './remind-button.tsx';
import { sharedActivity } from './share.ts';
import type { ActivityStep } from './steps.ts';

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
