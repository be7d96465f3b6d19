import type { Badge } from '#schemas/questionnaire/endpoints.ts';
import { Medal } from '#src/entities/assessment/medal.tsx';
import { dayText } from '#src/platform/time/china-date.ts';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import breathing from '#src/ui/skeleton/breathing.module.css';
import { ProgressBar } from '#src/ui/value/progress-bar.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './view.module.css';

const star =
  'M32 29L34.100 34.100L39.600 34.500L35.400 38.100L36.700 43.500L32 40.600L27.300 43.500L28.600 38.100L24.400 34.500L29.900 34.100z';

const tiers = { bronze: '铜', silver: '银', gold: '金' } as const;

const BadgeTile = ({ tier, title, text, done, goal, earnedAt }: Badge) => (
  <li className={css.badge}>
    <Medal tier={tier} earned={earnedAt !== null}>
      <path d={star} />
    </Medal>
    <span className="spoken">
      {tiers[tier]}质徽章，{earnedAt === null ? '未获得' : '已获得'}
    </span>
    <Text as="span" kind="card-title">
      {title}
    </Text>
    <Text as="span" kind="meta" tone="secondary" breaks="balance" padInline={4}>
      <Unbroken>{text}</Unbroken>
    </Text>
    {earnedAt === null ? (
      <span className={css.way}>
        <ProgressBar value={done} max={goal} label={`${title}的进度`} />
        <span aria-hidden="true">
          {done}/{goal}
        </span>
      </span>
    ) : (
      <Text as="span" kind="meta" tone="accent" digits>
        {dayText(earnedAt)}
      </Text>
    )}
  </li>
);

export const BadgeGrid = ({ badges }: { badges: readonly Badge[] }) => (
  <Box
    as="section"
    padBlock={16}
    padInline={8}
    above={12}
    below={12}
    side="gutter"
    surface="card"
    radius="card"
  >
    <Line align="baseline" justify="between" padInline={8} below={12}>
      <Text as="h2" kind="section-title">
        徽章
      </Text>
      <Text kind="meta" tone="tertiary" digits>
        已获得 {badges.filter(({ earnedAt }) => earnedAt !== null).length}/{badges.length}
      </Text>
    </Line>
    <ul className={css.badges}>
      {badges.map((badge) => (
        <BadgeTile key={badge.id} {...badge} />
      ))}
    </ul>
  </Box>
);

export const BadgeSkeleton = () => (
  <div className={css.waiting} role="status" aria-label="正在加载" aria-busy="true">
    <div className={`${breathing.breathing} ${css.sums}`} />
    <div className={`${breathing.breathing} ${css.bones}`} />
  </div>
);
