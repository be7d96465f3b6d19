import type { Award, AwardCondition } from '#schemas/award/endpoints.ts';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { ProgressBar } from '#src/ui/value/progress-bar.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './conditions.module.css';
import { wordsOf } from './words.ts';

const Condition = ({ condition, helps }: { condition: AwardCondition; helps: boolean }) => {
  const { condition: questions, reached, go } = wordsOf(condition);
  const { need, now, met, link } = condition;
  return (
    <Line as="li" gap={8} align="start" className={css.condition} data-met={met}>
      <svg className={css.sign} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8.5" />
        {met && <path d="M6 10.500l2.800 2.800 5.200-6" />}
      </svg>
      <Stack gap={4} flex="fill">
        <Text as="span" kind="body">
          <Unbroken>{questions}</Unbroken>
        </Text>
        {need > 1 && <ProgressBar value={now} max={need} label={questions} />}
        <Text as="span" kind="meta" tone="secondary">
          <Unbroken>{reached}</Unbroken>
        </Text>
      </Stack>
      {helps && !met && link && (
        <a className={css.go} href={link} aria-label={`${go}：${condition.name}`}>
          {go}
        </a>
      )}
    </Line>
  );
};

export const AwardConditions = ({ award: { state, conditions } }: { award: Award }) => (
  <Stack as="ul" gap={12} aria-label="领取条件">
    {conditions.map((condition) => (
      <Condition
        key={condition.metric}
        condition={condition}
        helps={state !== 'over' && state !== 'full'}
      />
    ))}
  </Stack>
);
