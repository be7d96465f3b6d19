import { Button, Empty, Select } from 'antd';
import { useLocation } from 'wouter';
import { type ListedOccasion, listOccasions } from '#schemas/ticket/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { useMay } from '../draft-editor/context.ts';
import { zonedText } from '../parts/moments.ts';
import { Loaded } from '../parts/panel/loaded.tsx';
import { Line, Text } from '../parts/part.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { Door } from './door.tsx';
import css from './ticket.module.css';

/**
 * Interval in ms at which the counts are read again, since other operators check tickets at the same time.
 */
const POLL_MS = 20_000;

const nameOf = ({ target, id }: ListedOccasion): string => `${target}-${id}`;

const labelOf = ({ title, startAt, venue }: ListedOccasion): string =>
  `${zonedText(startAt)} ${title} · ${venue}`;

const Counts = ({ occasion: { issued, used } }: { occasion: ListedOccasion }) => (
  <Text size={16} role="status">
    已签到 <strong>{used}</strong> / {issued} 人
  </Text>
);

type Props = { items: ListedOccasion[]; chosen: string; refresh: () => void };

const Chosen = ({ items, chosen, refresh }: Props) => {
  const [, navigate] = useLocation();
  const mayCheckIn = useMay('content.edit');
  const occasion = items.find((item) => nameOf(item) === chosen) ?? items[0];
  if (!occasion) return <Empty description="近期没有线下活动" />;
  return (
    <div className={css.screen}>
      <Line gap={8} align="stretch" wrap>
        <Select
          className={css.choice ?? ''}
          aria-label="活动"
          value={nameOf(occasion)}
          onChange={(name) => navigate(`${screens.door}/${name}`)}
          options={items.map((item) => ({ value: nameOf(item), label: labelOf(item) }))}
        />
        <Button onClick={refresh}>刷新</Button>
      </Line>
      <Counts occasion={occasion} />
      {mayCheckIn && <Door key={nameOf(occasion)} occasion={occasion} onDone={refresh} />}
    </div>
  );
};

export default function DoorScreen({ chosen }: { chosen: string }) {
  const call = useOperatorCall(listOccasions, {}, { every: POLL_MS });
  return (
    <Loaded call={call}>
      {({ items }) => <Chosen items={items} chosen={chosen} refresh={call.refresh} />}
    </Loaded>
  );
}
