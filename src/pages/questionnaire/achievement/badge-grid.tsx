import type { Badge } from '#schemas/questionnaire/endpoints.ts';
import { dayText } from '#src/platform/time/china-date.ts';
import breathing from '#src/ui/skeleton/breathing.module.css';
import { ProgressBar } from '#src/ui/value/progress-bar.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './badge-grid.module.css';
import { BadgeMedal } from './medal.tsx';

const tiers = { bronze: '铜', silver: '银', gold: '金' } as const;

const BadgeTile = ({ tier, title, text, done, goal, earnedAt }: Badge) => (
  <li className={css.badge}>
    <BadgeMedal tier={tier} earned={earnedAt !== null} />
    <span className="spoken">
      {tiers[tier]}质徽章，{earnedAt === null ? '未获得' : '已获得'}
    </span>
    <span className={css.name}>{title}</span>
    <span className={css.text}>
      <Unbroken>{text}</Unbroken>
    </span>
    {earnedAt === null ? (
      <span className={css.way}>
        <ProgressBar value={done} max={goal} label={`${title}的进度`} />
        <span aria-hidden="true">
          {done}/{goal}
        </span>
      </span>
    ) : (
      <span className={css.when}>{dayText(earnedAt)}</span>
    )}
  </li>
);

/** All badges: earned ones with their day, the others grey with their progress. */
export const BadgeGrid = ({ badges }: { badges: readonly Badge[] }) => (
  <section className={css.card}>
    <div className={css.head}>
      <h2 className={css.title}>徽章</h2>
      <p className={css.sum}>
        已获得 {badges.filter(({ earnedAt }) => earnedAt !== null).length}/{badges.length}
      </p>
    </div>
    <ul className={css.badges}>
      {badges.map((badge) => (
        <BadgeTile key={badge.id} {...badge} />
      ))}
    </ul>
  </section>
);

/** The skeleton of totals and badges. */
export const BadgeSkeleton = () => (
  <div className={css.waiting} role="status" aria-label="正在加载" aria-busy="true">
    <div className={`${breathing.breathing} ${css.sums}`} />
    <div className={`${breathing.breathing} ${css.bones}`} />
  </div>
);
