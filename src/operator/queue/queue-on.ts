import type { ComponentType } from 'react';
import type { QueueCalls } from '#schemas/desk/queue-calls.ts';
import type { Data, Payload } from '#schemas/wire/define-endpoint.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useOperatorCall } from '../use-operator-call.ts';
import { nameText } from './cells.tsx';
import { queuePanel } from './desk-of-queue.tsx';
import {
  type HeadOf,
  type Listed,
  type Panel,
  type PanelProps,
  type Query,
  type Queue,
  type TabOf,
  withData,
} from './queue.ts';

type FullOf<C extends QueueCalls> = Data<C['read']>;

type Own<C extends QueueCalls> = Pick<
  Queue<TabOf<C>, HeadOf<C>>,
  'listLabel' | 'states' | 'waits' | 'looksFor' | 'narrows' | 'columns' | 'openWidth' | 'below'
> & {
  /** The tab that is open at first, by default the first. */
  first?: TabOf<C>;
  /** What a row of a member is, for its button: 查看 林晓 的反馈. */
  noun?: string;
  open?: Queue<TabOf<C>, HeadOf<C>>['open'];
  /** What the list is narrowed to, where not by a word. */
  filterOf?: (query: Query<TabOf<C>>) => Partial<Payload<C['list']>>;
  /** What the list offers to narrow it to. */
  offersOf?: (data: Data<C['list']>) => Listed<HeadOf<C>>['offers'];
  /** One row in full, or a panel of one's own. */
  panel: Omit<Panel<FullOf<C>>, 'useRow'> | (() => Promise<ComponentType<PanelProps>>);
};

/** The queue of these calls, with what is common to all queues. */
export const queueOn = <C extends QueueCalls>(
  calls: C,
  own: Own<C>,
): Queue<TabOf<C>, HeadOf<C>> => {
  type Head = HeadOf<C>;
  // `QueueCalls` is the shape of all queues; what this one has is in the type of `calls`
  const tabs = calls.tabs as readonly TabOf<C>[];
  const numberOf = (row: object) => (row as Record<string, number>)[calls.key] ?? 0;
  const { noun = '', panel, offersOf, looksFor, first = tabs[0] as TabOf<C>, ...more } = own;
  const filterOf =
    own.filterOf ??
    (({ state, word }: Query<TabOf<C>>) => (looksFor === undefined ? { state } : { state, word }));
  return {
    ...more,
    ...(looksFor === undefined ? {} : { looksFor }),
    ...{ tabs, first, idOf: numberOf },
    useList: (query) =>
      withData(useOperatorCall(calls.list, { ...filterOf(query), page: query.page }), (data) => ({
        items: data.items as readonly Head[],
        pages: data.pages,
        waiting: (data as unknown as Record<string, number>)[calls.counted] ?? 0,
        ...(offersOf && { offers: offersOf(data as Data<C['list']>) ?? [] }),
      })),
    askPart: async (query, before) => {
      const answer = await changeByOperator(calls.sheet, { ...filterOf(query), before });
      return answer.ok
        ? { ...answer, data: { ...answer.data, items: answer.data.items as Head[] } }
        : answer;
    },
    open: own.open ?? ((row) => `查看 ${nameText(row as { nickname: string } & Head)} 的${noun}`),
    panel:
      typeof panel === 'function'
        ? panel
        : queuePanel<FullOf<C>>({
            ...panel,
            useRow: (id, every) =>
              withData(
                useOperatorCall(calls.read, { [calls.id]: id }, { fresh: true, every }),
                (data) => data as FullOf<C>,
              ),
          }),
  };
};
