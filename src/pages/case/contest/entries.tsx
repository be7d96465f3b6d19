import { useState } from 'react';
import { type CaseDetail, type CaseEntryHead, caseEntries } from '#schemas/case/endpoints.ts';
import type { EntryOrder } from '#schemas/case/fields.ts';
import { LeaderRow } from '#src/entities/assessment/rank/leader-row.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/cards.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Panel } from '#src/ui/sheet/panel.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from '../case.module.css';
import { scoreWords } from '../words.ts';
import { EntryDetail } from './entry.tsx';

const orders: readonly { id: EntryOrder; name: string }[] = [
  { id: 'new', name: '最新' },
  { id: 'votes', name: '票数最多' },
];

const textOf = ({ author, votes, score, place }: CaseEntryHead): string =>
  [
    place > 0 ? `第 ${place} 名` : '',
    score > 0 ? `${scoreWords(score)} 分` : '',
    author,
    `${votes} 票`,
  ]
    .filter(Boolean)
    .join('，');

type RowsProps = { of: readonly CaseEntryHead[]; onOpen: (id: string) => void };

const EntryRows = ({ of, onOpen }: RowsProps) => (
  <ul>
    {of.map((head) => (
      <li key={head.id}>
        <Stack
          as="button"
          textAlign="start"
          gap={2}
          whole
          tap
          padBlock={10}
          edge="end"
          className={css.row}
          type="button"
          onClick={() => onOpen(head.id)}
        >
          <Text as="span" weight={600}>
            {head.title}
          </Text>
          <Text as="span" tone="secondary" breaks="lines">
            <Unbroken>{textOf(head)}</Unbroken>
          </Text>
        </Stack>
      </li>
    ))}
  </ul>
);

type WinnersProps = { contest: CaseDetail; onOpen: (id: string) => void };

const Winners = ({ contest: { winners, own }, onOpen }: WinnersProps) => (
  <Box as="ol" className={css.winners}>
    {winners.map(({ id, title, author, votes, score, place }) => {
      const mine = own.some((entry) => entry.id === id);
      const note = [mine && '我的病例', author, `${votes} 票`].filter(Boolean).join(' · ');
      const of = { rank: place, name: title, avatar: '', face: author, note, mine };
      return (
        <li key={id}>
          <LeaderRow of={{ ...of, score: `${scoreWords(score)} 分` }} onOpen={() => onOpen(id)} />
        </li>
      );
    })}
  </Box>
);

export const Entries = ({ contest, again }: { contest: CaseDetail; again: () => void }) => {
  const [order, setOrder] = useState<EntryOrder>('new');
  const [page, setPage] = useState(1);
  const [entry, setEntry] = useParam('entry');
  const called = useCall(caseEntries, { id: contest.id, order, page });
  const close = () => {
    setEntry('');
    return true;
  };
  return (
    <>
      {contest.winners.length > 0 && (
        <Card title="名次">
          <Winners contest={contest} onOpen={setEntry} />
        </Card>
      )}
      <Card title={`参赛病例（${contest.entries}）`}>
        <Stack gap={12}>
          {contest.stage === 'vote' && contest.entries > 0 && (
            <Text tone="secondary" breaks="lines">
              点开病例看全文、投票，每天可以投一票。
            </Text>
          )}
          {contest.entries > 1 && (
            <Line gap={8} align="stretch" wrap>
              {orders.map(({ id, name }) => (
                <button
                  className={css.order}
                  key={id}
                  type="button"
                  aria-pressed={order === id}
                  onClick={() => {
                    setOrder(id);
                    setPage(1);
                  }}
                >
                  {name}
                </button>
              ))}
            </Line>
          )}
          <Answered of={called} skeleton={<Skeletons shapes={[['lines', 6]]} />}>
            {({ items, pageCount }) => (
              <Stack gap={8}>
                {items.length === 0 && (
                  <Text tone="secondary" breaks="lines">
                    还没有公开的病例
                  </Text>
                )}
                <EntryRows of={items} onOpen={setEntry} />
                {page > 1 && (
                  <Button look="outlined" onClick={() => setPage(page - 1)}>
                    上一页
                  </Button>
                )}
                {page < (pageCount ?? 1) && (
                  <Button look="outlined" onClick={() => setPage(page + 1)}>
                    下一页
                  </Button>
                )}
              </Stack>
            )}
          </Answered>
        </Stack>
      </Card>
      <Panel open={entry !== ''} title="病例" onBack={close}>
        <EntryDetail key={entry} contest={contest} entry={entry} again={again} />
      </Panel>
    </>
  );
};
