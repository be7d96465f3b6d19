import type { SignCalendar } from '#schemas/points/endpoints.ts';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import css from './view.module.css';

/** How many days of the present row of rewards are signed. */
const doneOf = ({ streak, signed, rewards }: SignCalendar): number => {
  const round = rewards.length || 1;
  const rest = streak % round;
  // a full row stays in sight until the next day begins another one
  return rest === 0 && streak > 0 && signed ? round : rest;
};

export const SignHead = ({ calendar }: { calendar: SignCalendar }) => {
  const { streak, total, balance, rewards } = calendar;
  const done = doneOf(calendar);
  return (
    <section className={css.head}>
      <Text kind="section-title" className={css.streak}>
        已连续签到 <strong>{streak}</strong> 天
      </Text>
      <Text kind="meta" above={2} below={12}>
        累计 {total} 天 · 现有 {balance} 积分
      </Text>
      <Stack as="ol" gap={4} columns={7}>
        {rewards.map((points, at) => (
          // the row has a fixed number of days
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing in it moves
          <li className={css.reward} key={at} data-done={at < done}>
            <Text as="span" kind="card-title" digits>
              +{points}
            </Text>
            <span>{at < done ? '已签' : `第${at + 1}天`}</span>
          </li>
        ))}
      </Stack>
    </section>
  );
};
