import { eq } from 'drizzle-orm';
import { callRefusals } from '../../../schemas/call-refusals.ts';
import { consoleApi } from '../../../schemas/operator/console.ts';
import type { Database } from '../../db/database.ts';
import { operatorRequest } from '../../db/tables/operator.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { AnswerOf, Context, PayloadOf } from './implement-operator.ts';
import type { ConsoleServices } from './services.ts';

type Api = typeof consoleApi;
/** Calls that carry a key. */
export type Keyed = {
  [K in keyof Api]: PayloadOf<K> extends { key: string } ? K : never;
}[keyof Api];

/** `done`: something was changed, so repeating the request gives this answer. */
type Outcome<K extends Keyed> = { done: boolean; answer: AnswerOf<K> };

const answerOf = async (db: Database, hash: string): Promise<unknown> => {
  const [row] = await db.select().from(operatorRequest).where(eq(operatorRequest.hash, hash));
  return row?.answer;
};

type Request<K extends Keyed> = { context: Context; payload: PayloadOf<K> };

const hashFor = <K extends Keyed>(
  { secret }: ConsoleServices,
  name: K,
  { context, payload }: Request<K>,
) => secret.hash('operator', consoleApi[name].path, context.operator.id, payload);

/** Whether this request is the first of its kind; a parallel one is waited for. */
const claimed = async (tx: Database, hash: string, now: number): Promise<boolean> => {
  const claim = { hash, answer: {}, at: new Date(now) };
  const own = await tx.insert(operatorRequest).values(claim).onConflictDoNothing().returning();
  return own.length > 0;
};

/**
 * Carries the same request of the same operator out once, all or nothing, in a transaction that
 * `change` is given: repeating it gives the first answer again, also while the first is under way.
 * What changed nothing is judged anew. Answers that are kept hold no secrets.
 */
export const idempotentCall =
  <K extends Keyed>(
    services: ConsoleServices,
    name: K,
    change: (context: Context, payload: PayloadOf<K>) => Promise<Outcome<K>>,
  ) =>
  async (context: Context, payload: PayloadOf<K>): Promise<AnswerOf<K>> => {
    const { db, now } = context;
    const hash = hashFor(services, name, { context, payload });
    // both casts: what stands there was stored below, by the same verb
    const earlier = (await answerOf(db, hash)) as AnswerOf<K> | undefined;
    if (earlier !== undefined) return earlier;
    return db.transaction(async (tx) => {
      if (!(await claimed(tx, hash, now))) return (await answerOf(tx, hash)) as AnswerOf<K>;
      const { done, answer } = await change({ ...context, db: tx }, payload);
      const kept = eq(operatorRequest.hash, hash);
      if (done) await tx.update(operatorRequest).set({ answer }).where(kept);
      else await tx.delete(operatorRequest).where(kept);
      return answer;
    });
  };

/** Once as well, for an answer with a secret, which is told once: repeating it is refused. */
export const idempotentSecret = <K extends Keyed>(
  services: ConsoleServices,
  name: K,
  { context, payload, change }: Request<K> & { change: (tx: Database) => Promise<AnswerOf<K>> },
): Promise<AnswerOf<K>> =>
  context.db.transaction(async (tx) => {
    const hash = hashFor(services, name, { context, payload });
    if (!(await claimed(tx, hash, context.now))) throw new RefusedError(callRefusals.requestOver);
    return change(tx);
  });
