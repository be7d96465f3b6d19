import type { Access, Data, Endpoint, Payload } from '#schemas/wire/define-endpoint.ts';
import type { Member } from '../auth/session.ts';
import type { Context, Operator, OperatorContext, Repeatable } from './context.ts';

type ByAccess<A extends Access> = A extends 'public'
  ? Context
  : A extends 'member'
    ? Context<Member>
    : A extends { readonly operator: infer R }
      ? OperatorContext<null extends R ? Operator | null : Operator>
      : never;

type ByIdempotency<E extends Endpoint, Once, Each> = [NonNullable<E['idempotent']>] extends [never]
  ? Each
  : Once;

/** For an idempotent endpoint `db` is the transaction. */
type ContextOf<E extends Endpoint> = ByAccess<E['access']> & ByIdempotency<E, Repeatable, unknown>;

/** The request changed nothing, so its repetition is judged anew. */
export class Unchanged<D> {
  readonly answer: D;

  constructor(answer: D) {
    this.answer = answer;
  }
}

export const unchanged = <const D>(answer: D): Unchanged<D> => new Unchanged(answer);

type Outcome<E extends Endpoint> = Data<E> | ByIdempotency<E, Unchanged<Data<E>>, never>;

export type Verb<E extends Endpoint> = (
  context: ContextOf<E>,
  payload: Payload<E>,
) => Outcome<E> | Promise<Outcome<E>>;

type Step<E extends Endpoint, R> = (context: ContextOf<E>, payload: Payload<E>) => R;

type Hooks<E extends Endpoint> = {
  /** Runs before the concurrency limit, and before a repeated request is recognised. */
  before?: Step<E, Promise<void>>;
  /** Turns the stored first answer into the answer of a repeated request. */
  onRepeat?: (answer: Data<E>, context: ContextOf<E>) => Data<E>;
  /** Runs at the end, whether the request succeeded or not. */
  after?: Step<E, void | Promise<void>>;
};

type Parts<E extends Endpoint, R> = Hooks<E> & {
  /** Checks the request outside the transaction; what it writes stays even if the request fails. */
  prepare?: Step<E, Promise<R>>;
  run: (
    context: ContextOf<E>,
    payload: Payload<E>,
    prepared: R,
  ) => Outcome<E> | Promise<Outcome<E>>;
};

export type Steps<E extends Endpoint> = Hooks<E> & {
  prepares: boolean;
  prepare: Step<E, Promise<(context: ContextOf<E>) => Outcome<E> | Promise<Outcome<E>>>>;
};

export const steps = <E extends Endpoint, R>(
  _endpoint: E,
  { prepare, run, ...hooks }: Parts<E, R>,
): Steps<E> => ({
  ...hooks,
  prepares: prepare !== undefined,
  prepare: async (context, payload) => {
    // without `prepare`, R is undefined and `run` ignores its third argument
    const prepared = (await prepare?.(context, payload)) as R;
    return (own) => run(own, payload, prepared);
  },
});
