import { useState } from 'react';
import { type SignCalendar, signCalendar, signInToday } from '#schemas/points/endpoints.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { firstSeen } from '#src/platform/reading/first-seen.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { AtMoment } from '#src/ui/countdown/at-moment.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { RuleList } from '#src/ui/page/rule-list.tsx';
import { Box } from '#src/ui/part/parts.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
import { PosterCard } from '../poster/card.tsx';
import { SignMonth } from './calendar.tsx';
import { SignHead } from './head.tsx';
import css from './view.module.css';

/** The calendar of a month, '' for the present one; the last one stays while another is loading. */
const useCalendar = (month: string) => {
  const called = useCall(signCalendar, { month });
  const [last, setLast] = useState<SignCalendar>();
  if (called.data && called.data !== last) setLast(called.data);
  return { ...called, data: called.data ?? (called.error ? undefined : last) };
};

export default function SignPage() {
  const [month, setMonth] = useState('');
  const called = useCalendar(month);
  useSeenAgain(called.retry);
  const { send, busy, failure } = useChange(signInToday, '签到没有成功，请稍后再试');
  const sign = async () => {
    const answer = await send({});
    if (answer?.ok) showToast(`签到成功，积分 +${answer.data.points}`);
    // the member may have signed in on another device meanwhile
    if (answer?.ok || answer?.code) called.retry();
  };
  const calendar = called.data;
  return (
    <PageFrame
      flush
      action={
        calendar && (
          <Button
            disabled={calendar.signed}
            busy={busy ? '正在签到…' : undefined}
            onClick={() => void sign()}
          >
            {calendar.signed
              ? `今日已签到，明天可得 ${calendar.next} 积分`
              : `签到领 ${calendar.next} 积分`}
          </Button>
        )
      }
    >
      <Answered
        of={called}
        skeleton={
          <Skeletons
            shapes={[
              ['banner', 1],
              ['card', 1],
              ['lines', 7],
            ]}
          />
        }
      >
        {(data) => (
          <>
            <AtMoment
              now={data.now}
              since={firstSeen(data)}
              at={data.dayEnd}
              onCome={called.retry}
            />
            <Box as="p" hideEmpty className={css.failure} role="alert">
              {failure}
            </Box>
            <SignHead calendar={data} />
            <PosterCard calendar={data} />
            <SignMonth
              month={month || data.today.slice(0, 7)}
              today={data.today}
              days={data.days}
              onMonth={setMonth}
            />
            <RuleList title="签到规则" rules={data.rules} />
          </>
        )}
      </Answered>
    </PageFrame>
  );
}
