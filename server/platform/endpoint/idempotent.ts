import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { isLost } from '../../db/connections/lost.ts';
import type { Database } from '../../db/database.ts';
import { retryOnConflict } from '../../db/retry-on-conflict.ts';
import type { Secret } from '../auth/secret.ts';
import { type AnyContext, callerOf, type Repeatable } from './context.ts';
import { answerOf, claimRequest, dropClaim, keepAnswer } from './done-requests.ts';
import { RefusedError } from './errors.ts';
import { type Steps, Unchanged } from './verb.ts';

type RunContext = AnyContext & Repeatable;
type AnySteps = Steps<Endpoint>;
type Run = Awaited<ReturnType<AnySteps['prepare']>>;

/** Equal for equal requests of one caller; the path tells members from operators, whose ids may be equal. */
export const requestHash = (
  secret: Secret,
  { path }: Endpoint,
  context: AnyContext,
  payload: unknown,
): string => secret.hash('done', path, callerOf(context)?.id ?? 0, payload);

/** A failure to undo is left to the sweeps. */
const undone = async ({ undo }: RunContext): Promise<void> => {
  await Promise.allSettled(undo.splice(0).map((each) => each()));
};

const judge = async ({ prepare, prepares }: AnySteps, context: RunContext, payload: unknown) => {
  // without `prepare` nothing runs before the transaction, whose claim finds a repetition
  if (!prepares) return { run: await prepare(context, payload) };
  const { db, request } = context;
  const earlier = await answerOf(db, request);
  if (earlier !== undefined) return { earlier };
  try {
    return { run: await prepare(context, payload) };
  } catch (refusal) {
    // the same request may have finished meanwhile, and its effects may have caused the refusal
    const meanwhile = await answerOf(db, request);
    if (meanwhile === undefined) throw refusal;
    return { earlier: meanwhile };
  }
};

/**
 * Carries the same request of the same caller out once (wire rule 18): a repetition gets the first answer, also while
 * the first is under way. An answer with a secret is not stored: its repetition is refused with `requestOver`.
 */
export const idempotent = (endpoint: Endpoint, steps: AnySteps) => {
  const isSecret = endpoint.idempotent === 'answer-once';
  const again = (answer: unknown, context: RunContext): unknown => {
    if (isSecret) throw new RefusedError(callRefusals.requestOver);
    return steps.onRepeat ? steps.onRepeat(answer, context) : answer;
  };
  const carryOut = async (tx: Database, context: RunContext, run: Run): Promise<unknown> => {
    const { request, now } = context;
    if (!(await claimRequest(tx, request, now))) return again(await answerOf(tx, request), context);
    const outcome = await run({ ...context, db: tx });
    if (outcome instanceof Unchanged) {
      await dropClaim(tx, request);
      return outcome.answer;
    }
    if (!isSecret) await keepAnswer(tx, request, outcome);
    return outcome;
  };
  return async (context: RunContext, payload: unknown): Promise<unknown> => {
    const judged = await judge(steps, context, payload);
    if ('earlier' in judged) return again(judged.earlier, context);
    try {
      // `prepare` may have counted a wrong code, so only the transaction is tried again
      return await retryOnConflict(context.db, async (tx) => {
        await undone(context);
        return carryOut(tx, context, judged.run);
      });
    } catch (error) {
      // where the connection broke, the transaction may have been committed
      if (isLost(error)) context.undo.length = 0;
      await undone(context);
      throw error;
    }
  };
};
