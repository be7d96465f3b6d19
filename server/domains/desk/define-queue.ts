import { and, eq } from 'drizzle-orm';
import type { QueueCalls } from '#schemas/desk/queue-calls.ts';
import type { AuditAction } from '#schemas/operator/fields.ts';
import type { Data, Endpoint, Payload } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../db/database.ts';
import { signedForDesk } from '../../libraries/upload/index.ts';
import type { OperatorContext } from '../../platform/endpoint/context.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { type Handlers, implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { News } from '../../platform/messaging/notify-member.ts';
import { type By, decideOnce } from './decide-once.ts';
import { exportQueue, type ReadPart } from './export-queue.ts';
import type { MemberTable } from './member-rows.ts';
import { queueRows, type RowsSpec } from './queue-rows.ts';

type Api = Record<string, Endpoint>;

/** What leads to a state beside the queue's own calls. */
const others = ['member', 'time', 'provider', 'elsewhere'] as const;
type Other = (typeof others)[number];

type All = 'all';

type OneOrMore<T> = readonly [T, ...T[]];

type State<C extends QueueCalls> =
  Payload<C['list']> extends { state: infer T extends string } ? T : never;
type Head<C extends QueueCalls> = Data<C['list']>['items'][number];

/** What a row in full has beyond its head; what the head has as well may be another there. */
type Further<F, H> = Partial<F> &
  Pick<F, { [K in keyof F]: K extends keyof H ? (H[K] extends F[K] ? never : K) : K }[keyof F]>;

type Common<A extends Api, C extends QueueCalls> = {
  /** All calls of the queue by their names, `calls` among them. */
  api: A;
  calls: C;
  /** What leads to each state: calls of the queue, or who else. */
  states: { readonly [K in Exclude<State<C>, All>]: OneOrMore<(keyof A & string) | Other> };
};

/** A decision that is taken once about a row that waits. */
type Decision<E extends Endpoint, M extends MemberTable, R> = {
  /** What is wrong with the wish, as an outcome. */
  judge?: (payload: Payload<E>) => OutcomeOf<E> | undefined;
  set: (payload: Payload<E>, by: By) => Partial<M['$inferInsert']>;
  /** The message to the row's member; `find` reads the row as the list has it. */
  tell: (
    row: M['$inferSelect'],
    payload: Payload<E>,
    find: () => Promise<R>,
  ) => News | Promise<News>;
  action: AuditAction;
  audit: (row: M['$inferSelect'], payload: Payload<E>) => string;
  outcome: Exclude<OutcomeOf<E>, 'stale'>;
};
type OutcomeOf<E extends Endpoint> =
  Data<E> extends { outcome: infer O extends string } ? O : never;

type Of<C extends QueueCalls> = {
  context: OperatorContext;
  services: Services;
  payload: Payload<C['read']>;
  /** Addresses of pictures that this operator may open for some minutes. */
  signed: (desk: Parameters<typeof signedForDesk>[1], pictures: readonly string[]) => string[];
};

type Rows<R> = { find: (db: Database, id: number) => Promise<R> };

type Spec<
  A extends Api,
  C extends QueueCalls,
  R,
  H extends Head<C>,
  M extends MemberTable,
> = Common<A, C> &
  RowsSpec<State<C>, R, H> & {
    /** The state that waits, by default the first tab. */
    waits?: State<C>;
    /** How many wait, where not those in `waits`. */
    waiting?: (db: Database, services: Services) => Promise<number>;
    /** What is counted beside those that wait. */
    counts?: (db: Database) => Promise<Omit<Data<C['count']>, C['counted']>>;
    /** What a row in full has beyond its head. */
    full?: (
      found: NoInfer<R>,
      of: Of<C>,
    ) => Promise<Further<Data<C['read']>, H>> | Further<Data<C['read']>, H>;
    /** The table whose rows are decided about. */
    table?: M;
    decisions?: { readonly [K in keyof A]?: Decision<A[K], M, NoInfer<R>> };
    /** Calls that are none of these. */
    verbs?: (services: Services, rows: Rows<NoInfer<R>>) => Partial<Handlers<A>>;
  };

export type Queue = {
  tabs: readonly string[];
  states: Readonly<Record<string, readonly string[]>>;
  api: Api;
  serve: (host: DomainHost, services: Services) => void;
};

/** The name under which an api has a call. */
const nameOf = (api: Api, { path }: Endpoint): string =>
  Object.entries(api).find(([, each]) => each.path === path)?.[0] ?? '';

/** Mounts an api together with the call that exports its rows. */
const served = <A extends Api, C extends QueueCalls>(
  { api, calls, states }: Common<A, C>,
  handlersOf: (services: Services) => Readonly<Record<string, unknown>>,
  part: (services: Services) => ReadPart<C>,
): Queue => {
  // the export has no name in the api; its path is unique
  const all: Api = { ...api, [calls.sheet.path]: calls.sheet };
  return {
    ...{ api: all, states, tabs: calls.tabs },
    serve: ({ console: host }, services) => {
      const sheet = exportQueue(calls, part(services));
      const handlers = { ...handlersOf(services), [calls.sheet.path]: sheet };
      const missing = Object.keys(all).find((name) => !(name in handlers));
      if (missing) throw new Error(`${calls.label}: “${missing}” has no verb`);
      // a table of any calls forgets which verb is whose; the types of what is registered pair them
      implement(host, all, handlers as unknown as Handlers<Api>);
    },
  };
};

type OwnSpec<A extends Api, C extends QueueCalls> = Common<A, C> & {
  verbs: (services: Services) => Handlers<A>;
  part: ReadPart<C>;
};

/** Registers a queue whose rows are read in a way of its own. */
export const defineOwnQueue = <A extends Api, C extends QueueCalls>({
  ...spec
}: OwnSpec<A, C>): Queue => served(spec, spec.verbs, () => spec.part);

/**
 * Registers a queue. A call of `api` that is neither of `calls` nor a decision has its verb in `verbs`; without one the
 * server does not start.
 */
export const defineQueue = <
  A extends Api,
  C extends QueueCalls,
  R,
  H extends Head<C>,
  M extends MemberTable = never,
>(
  spec: Spec<A, C, R, H, M>,
): Queue => {
  const { api, calls, key, table, decisions = {}, among, where, waiting, counts, full } = spec;
  // the first tab is one of the states
  const { waits = calls.tabs[0] as State<C> } = spec;
  const rows = queueRows<State<C>, R, H>(spec, waits);
  const count = async (db: Database, services: Services) => ({
    [calls.counted]: waiting
      ? await waiting(db, services)
      : await db.$count(key.table, where[waits]),
  });

  const decisionOf = <E extends Endpoint>(decision: Decision<E, M, R>) => {
    type Wish = Payload<E> & { id: number };
    const { judge, set, tell, action, audit, outcome } = decision;
    const decide = decideOnce<Wish, M['$inferSelect'], string>({
      change: async (db, payload, by) => {
        if (!table) throw new Error(`${calls.label}: a decision needs the queue's table`);
        const waiting = and(among, eq(key, payload.id), where[waits]);
        // drizzle cannot say what is set in and returned of a table that is a type parameter
        const query = db.update(table).set(set(payload, by) as never);
        return (await query.where(waiting).returning()) as M['$inferSelect'][];
      },
      find: (db, { id }) => rows.find(db, id),
      tell: async (row, payload, db) => ({
        ...{ member: row.memberId, group: 'system' },
        ...(await tell(row, payload, () => rows.find(db, payload.id))),
      }),
      ...{ action, audit, outcome },
    });
    return async (context: OperatorContext, payload: Wish) => {
      const fault = judge?.(payload);
      return fault === undefined ? decide(context, payload) : { outcome: fault };
    };
  };

  const handlersOf = (services: Services) => ({
    [nameOf(api, calls.count)]: async ({ db }: OperatorContext) => ({
      ...(await count(db, services)),
      // counts beside those that wait are fields of the call's answer
      ...((await counts?.(db)) as object | undefined),
    }),
    [nameOf(api, calls.list)]: async (
      context: OperatorContext,
      input: { state: State<C>; word?: string; page: number },
    ) => ({ ...(await rows.page(context, input)), ...(await count(context.db, services)) }),
    [nameOf(api, calls.read)]: async (context: OperatorContext, payload: Payload<C['read']>) => {
      // `id` is the field of the payload that names the row
      const found = await rows.open(context, (payload as Record<string, number>)[calls.id] ?? 0);
      const signed: Of<C>['signed'] = (desk, pictures) =>
        pictures.map(signedForDesk(services.secret, desk, context));
      const further = await full?.(found, { context, services, payload, signed });
      // both are fields of the call's answer
      return { ...(spec.head(found) as object), ...(further as object | undefined) };
    },
    ...Object.fromEntries(
      Object.entries(decisions).map(([name, decision]) => [
        name,
        decisionOf(decision as Decision<Endpoint, M, R>),
      ]),
    ),
    ...spec.verbs?.(services, rows),
  });
  // the call's payload is the list's, whose state and word are read
  const part = rows.part as unknown as ReadPart<C>;
  return served(spec, handlersOf, () => part);
};

const faultOfState = (from: readonly string[] | undefined, api: Api): string | undefined => {
  if (from === undefined || from.length === 0) return 'nothing leads to this state';
  const unknown = from.find((each) => !others.some((other) => other === each) && !api[each]);
  if (unknown) return `“${unknown}” is no call of this queue`;
  const read = from.find((each) => api[each] && !api[each].idempotent);
  return read && `“${read}” changes nothing`;
};

/** What is wrong with the states of a queue, with its file and its field; undefined: nothing. */
export const faultOfQueue = (
  file: string,
  { tabs, states, api }: Pick<Queue, 'tabs' | 'states' | 'api'>,
): string | undefined => {
  for (const tab of tabs) {
    const fault = tab === 'all' ? undefined : faultOfState(states[tab], api);
    if (fault) return `${file}: states.${tab}: ${fault}`;
  }
  const further = Object.keys(states).find((state) => !tabs.includes(state));
  return further && `${file}: states.${further}: no tab shows this state`;
};
