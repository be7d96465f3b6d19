import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { doneRequest } from '../../db/tables/done-request.ts';
import type { Secret } from '../auth/secret.ts';
import type { Member } from '../auth/session.ts';
import type { Context } from './context.ts';

type Steps<M, P, R, D> = {
  /** Judges the request; what it writes stays, whatever becomes of the request. */
  prepare: (context: Context<M>, payload: P, request: string) => Promise<R>;
  /** Carries it out, all or nothing, in a transaction. */
  change: (context: Context<M>, payload: P, request: string, prepared: R) => Promise<D>;
};

const answerOf = async (db: Database, hash: string): Promise<unknown> => {
  const [row] = await db.select().from(doneRequest).where(eq(doneRequest.hash, hash));
  return row?.answer;
};

/**
 * A verb that carries the same request of the same person out once (wire rule 18): repeating it
 * gives the first answer again, also while the first is under way. Answers hold no secrets.
 */
export const idempotent =
  <M extends Member | null, P, R, D extends object>(
    secret: Secret,
    { path }: { path: string },
    { prepare, change }: Steps<M, P, R, D>,
  ) =>
  async (context: Context<M>, payload: P): Promise<D> => {
    const { db, member, now } = context;
    const hash = secret.hash('done', path, member?.id ?? 0, payload);
    // what stands there was stored below, by the same verb
    const answered = async () => (await answerOf(db, hash)) as D | undefined;
    const done = await answered();
    if (done) return done;
    const judged = await prepare(context, payload, hash).then(
      (prepared) => ({ prepared }),
      (refusal: unknown) => ({ refusal }),
    );
    if ('refusal' in judged) {
      // it may have met what the same request has done meanwhile
      const meanwhile = await answered();
      if (meanwhile) return meanwhile;
      throw judged.refusal;
    }
    const carryOut = async (tx: Database): Promise<D> => {
      const claim = { hash, answer: {}, at: new Date(now) };
      const [own] = await tx.insert(doneRequest).values(claim).onConflictDoNothing().returning();
      // the other one has ended: the insert waited for it
      if (!own) return (await answerOf(tx, hash)) as D;
      const answer = await change({ ...context, db: tx }, payload, hash, judged.prepared);
      await tx.update(doneRequest).set({ answer }).where(eq(doneRequest.hash, hash));
      return answer;
    };
    return db.transaction(carryOut);
  };
