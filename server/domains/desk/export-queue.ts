import { DESK_EXPORTED_AT_ONCE } from '#schemas/desk/endpoints.ts';
import type { QueueCalls } from '#schemas/desk/queue-calls.ts';
import type { Data, Payload } from '#schemas/wire/define-endpoint.ts';
import { hashOf } from '../../platform/auth/session.ts';
import type { OperatorContext } from '../../platform/endpoint/context.ts';
import { HOUR } from '../../platform/time/durations.ts';
import { writeAudit } from '../operator/index.ts';

type Head<C extends QueueCalls> = Data<C['list']>['items'][number];

type Input<C extends QueueCalls> = Omit<Payload<C['list']>, 'page'>;

/** Rows of a state below the number `before`, the newest first, `DESK_EXPORTED_AT_ONCE` at most. */
export type ReadPart<C extends QueueCalls> = (
  context: OperatorContext,
  input: Input<C>,
  before: number | null,
) => Promise<readonly Head<C>[]>;

type Request = { state: string; word?: string; before: number | null };

/** The verb of a queue's export; the same export of an operator is noted in the audit once an hour. */
export const exportQueue =
  <C extends QueueCalls>({ label, key }: C, readPart: ReadPart<C>) =>
  async (context: OperatorContext, { before, ...input }: Request) => {
    const { db, operator: who, now } = context;
    // the payload of the sheet's call is that of the list, but for its page
    const items = await readPart(context, input as unknown as Input<C>, before);
    const isAll = input.state === 'all' && !input.word;
    const text = `导出${label}：${isAll ? '全部' : '筛选后的'}`;
    const once = `export ${who.id} ${Math.floor(now / HOUR)} ${hashOf(JSON.stringify([label, input]))}`;
    await writeAudit(db, { who, action: 'export', text, now, once });
    const last = items.length === DESK_EXPORTED_AT_ONCE ? items.at(-1) : undefined;
    // `key` is the field of a row that has its number
    return { items, next: last ? (last as Record<string, number>)[key] : null };
  };
