import { activityListAddress } from '#schemas/activity/addresses.ts';
import { ticketAddress } from '#schemas/ticket/addresses.ts';
import { type ListedTicket, type TicketTab, ticketList } from '#schemas/ticket/endpoints.ts';
import { occasionTime, ticketStateNames } from '#src/entities/ticket/words.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { tabChoice } from '#src/page-kinds/tab-choice.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './view.module.css';

const names: Readonly<Record<TicketTab, string>> = { valid: '待使用', used: '已签到', all: '全部' };

const TicketRow = ({ ticket }: { ticket: ListedTicket }) => {
  const { id, title, thumb, occasion, state } = ticket;
  return (
    <Line
      as="a"
      gap={12}
      align="stretch"
      padBlock={12}
      padInline="gutter"
      edge="end"
      press="page"
      href={ticketAddress({ id })}
    >
      <span className={css.picture}>
        <Picture src={thumb} ratio="course" />
      </span>
      <Stack as="span" gap={2} packed="start" flex="fill">
        <Text as="span" kind="card-title" lines={2}>
          {title}
        </Text>
        <Text as="span" kind="meta" tone="secondary">
          <Unbroken>{occasionTime(occasion)}</Unbroken>
        </Text>
        <Text as="span" kind="meta" tone="secondary">
          {occasion.venue}
        </Text>
        <Text
          as="span"
          kind="meta"
          tone={state === 'valid' || state === 'used' ? 'accent' : 'tertiary'}
        >
          {ticketStateNames[state]}
        </Text>
      </Stack>
    </Line>
  );
};

const useChoice = tabChoice({ label: '按状态筛选', names });

export default listView(ticketList, {
  label: '我的凭证',
  rowHeight: 128,
  skeleton: 'rows',
  useChoice,
  empty: ({ tab }) => ({
    text: tab === 'used' ? '还没有签到过的凭证' : '还没有凭证，参加线下活动后会在这里',
    link: '看看活动',
    to: activityListAddress(),
  }),
  row: (ticket) => <TicketRow ticket={ticket} />,
});
