import type { VipPlans } from '#schemas/membership/endpoints.ts';
import css from './level-list.module.css';

type Level = VipPlans['levels'][number];

const HowToReach = ({ level: { held, how, way, link } }: { level: Level }) => (
  <p className={css.how}>
    <span>{how}</span>
    {!held && link && (
      <a className={css.way} href={link}>
        {way}
      </a>
    )}
  </p>
);

/** Each level: its benefits, whether the member holds it, and how to reach it. */
export const LevelList = ({ levels }: Pick<VipPlans, 'levels'>) => (
  <ul className={css.levels}>
    {levels.map((level) => (
      <li className={css.level} key={level.title}>
        <p className={css.head}>
          <strong className={css.title}>{level.title}</strong>
          <span className={css.state} data-held={level.held}>
            {level.held ? '已享有' : '未享有'}
          </span>
        </p>
        <ul className={css.benefits}>
          {level.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <HowToReach level={level} />
      </li>
    ))}
  </ul>
);
