import { Alert } from 'antd';
import type { LeftOut } from '#schemas/publication/change-sets.ts';
import { reviewSchedules } from '#schemas/publication/endpoints.ts';
import { fromChina } from '#src/platform/time/china-clock.ts';
import { useOperatorCall } from '../../use-operator-call.ts';
import type { PublicationTime } from './when-fields.tsx';

type Times = { from: number | null; until: number | null; left: LeftOut[] };
/** What stands in the form so far, and what is not to be published. */
type Chosen = { [K in 'when' | 'from' | 'until']: PublicationTime[K] | undefined } & {
  left: LeftOut[];
};

/** What the publication has to do with schedules: what goes live early, what is taken, what overlaps. */
const NoticesAt = (times: Times) => {
  const { data, error } = useOperatorCall(reviewSchedules, times, { fresh: true });
  if (error)
    return <Alert type="warning" showIcon title={`没有读到与定时发布的关系：${error.message}`} />;
  const texts = data ? [data.early, data.taken, data.later, data.overlaps].flat() : [];
  if (texts.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title="与已经排好的发布有关"
      description={
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      }
    />
  );
};

/** Looks anew for every choice of times; of a later publication once its start is chosen. */
export const ScheduleNotices = ({ when, from, until, left }: Chosen) => {
  if (when !== 'later') return <NoticesAt from={null} until={null} left={left} />;
  if (!from) return null;
  return (
    <NoticesAt
      key={`${from} ${until}`}
      from={fromChina(from)}
      until={until ? fromChina(until) : null}
      left={left}
    />
  );
};
