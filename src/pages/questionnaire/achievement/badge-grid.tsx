import type { Badge } from '#schemas/questionnaire/endpoints.ts';
import { dayText } from '#src/platform/time/china-date.ts';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import breathing from '#src/ui/skeleton/breathing.module.css';
import { ProgressBar } from '#src/ui/value/progress-bar.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './view.module.css';

/** Each tier has its own outline, so that colour is not the only difference. */
const outlines = {
  bronze: 'M32 20a17 17 0 1 1 0 34 17 17 0 0 1 0-34z',
  silver: 'M32 19.500L47.200 28.300L47.200 45.800L32 54.500L16.800 45.800L16.800 28.300z',
  gold: 'M32 18.500L36.100 21.700L41.300 21L43.200 25.800L48 27.800L47.300 32.900L50.500 37L47.300 41.100L48 46.300L43.200 48.200L41.300 53L36.100 52.300L32 55.500L27.900 52.300L22.800 53L20.800 48.200L16 46.300L16.700 41.100L13.500 37L16.700 32.900L16 27.800L20.800 25.800L22.700 21L27.900 21.700z',
} as const;
const star =
  'M32 29L34.100 34.100L39.600 34.500L35.400 38.100L36.700 43.500L32 40.600L27.300 43.500L28.600 38.100L24.400 34.500L29.900 34.100z';

const BadgeMedal = ({ tier, earned }: { tier: Badge['tier']; earned: boolean }) => (
  <svg
    className={css.medal}
    data-tier={tier}
    data-earned={earned}
    viewBox="0 0 64 60"
    aria-hidden="true"
  >
    <path className={css.ribbon} d="M19 3h11l6 18-9 5zM45 3H34l-6 18 9 5z" />
    <path className={css.disc} d={outlines[tier]} />
    <path className={css.star} d={star} />
  </svg>
);

const tiers = { bronze: '铜', silver: '银', gold: '金' } as const;

const BadgeTile = ({ tier, title, text, done, goal, earnedAt }: Badge) => (
  <li className={css.badge}>
    <BadgeMedal tier={tier} earned={earnedAt !== null} />
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
