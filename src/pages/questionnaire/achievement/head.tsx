import type { questionnaireAchievement } from '#schemas/questionnaire/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { ReadValue } from '#src/platform/reading/create-use-call.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { Answered } from '#src/ui/state/answered.tsx';
import { BadgeGrid, BadgeSkeleton } from './badge-grid.tsx';
import css from './view.module.css';

type Achievement = Data<typeof questionnaireAchievement>;

const Summary = ({ sent, passed, points }: Achievement) => {
  const sums = [
    ['完成问卷', sent],
    ['通过测评', passed],
    ['获得积分', points],
  ] as const;
  return (
    <dl className={css.summary}>
      {sums.map(([name, sum]) => (
        <div key={name}>
          <Text as="dt" kind="meta" tone="tertiary">
            {name}
          </Text>
          <Text as="dd" kind="page-title" tone="accent" digits flat>
            {sum}
          </Text>
        </div>
      ))}
    </dl>
  );
};

/** `alone`: the list below is shown, so this part has to report its own failure. */
type Props = { called: ReadValue<Achievement>; alone: boolean };

/** Totals and badges above the history, which does not wait for them. */
export const AchievementHead = ({ called, alone }: Props) => (
  <Answered
    of={called}
    skeleton={<BadgeSkeleton />}
    failed={() =>
      alone && (
        <p className={css.failed} role="alert">
          徽章没有加载出来
          <TextButton onClick={called.retry}>重新加载</TextButton>
        </p>
      )
    }
  >
    {(data) => (
      <>
        <Summary {...data} />
        {data.badges.length > 0 && <BadgeGrid badges={data.badges} />}
      </>
    )}
  </Answered>
);
