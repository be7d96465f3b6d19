import type { Award, AwardCondition } from '#schemas/award/endpoints.ts';
import { ProgressBar } from '#src/ui/value/progress-bar.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './conditions.module.css';
import { wordsOf } from './words.ts';

const Condition = ({ condition, helps }: { condition: AwardCondition; helps: boolean }) => {
  const { asked, reached, go } = wordsOf(condition);
  const { need, now, met, link } = condition;
  return (
    <li className={css.condition} data-met={met}>
      <svg className={css.sign} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8.5" />
        {met && <path d="M6 10.500l2.800 2.800 5.200-6" />}
      </svg>
      <div className={css.words}>
        <span className={css.asked}>
          <Unbroken>{asked}</Unbroken>
        </span>
        {need > 1 && <ProgressBar value={now} max={need} label={asked} />}
        <span className={css.reached}>
          <Unbroken>{reached}</Unbroken>
        </span>
      </div>
      {helps && !met && link && (
        <a className={css.go} href={link} aria-label={`${go}：${condition.name}`}>
          {go}
        </a>
      )}
    </li>
  );
};

/** All that an award asks for as a checklist; what is missing leads to where it is done, while that helps. */
export const AwardConditions = ({ award: { state, conditions } }: { award: Award }) => (
  <ul className={css.conditions} aria-label="领取条件">
    {conditions.map((condition) => (
      <Condition
        key={condition.metric}
        condition={condition}
        helps={state !== 'over' && state !== 'full'}
      />
    ))}
  </ul>
);
