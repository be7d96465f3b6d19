import type * as z from 'zod/mini';
import { holds, type Right } from '#schemas/operator/areas.ts';
import type { whoAmI } from '#schemas/operator/endpoints.ts';
import { createStore, useStore } from '#src/platform/storage/store.ts';
import { textDrafts } from '#src/platform/writing/text-drafts.ts';

type Known = NonNullable<z.output<typeof whoAmI.data>>;
export type SignedOperator = Known['operator'];

/**
 * `ended`: the operator's session is over, but unsaved edits stay. `unreachable`: no server has answered
 * yet who is signed in; `message` says why.
 */
export type Session =
  | { state: 'unknown' }
  | { state: 'out' }
  | { state: 'unreachable'; message: string }
  | ({ state: 'in' } & Known)
  | ({ state: 'ended' } & Pick<Known, 'operator' | 'inFront' | 'ownHome'>);

export const sessionStore = createStore<Session>({ state: 'unknown' });

/** The token that every call after the sign-in carries; '' before it is known. */
export const csrfToken = (): string => {
  const current = sessionStore.get();
  return current.state === 'in' ? current.csrf : '';
};

/** Whether an existing back end has the members, courses and orders. */
export const useInFront = (): boolean => {
  const current = useStore(sessionStore);
  return 'inFront' in current && current.inFront === true;
};

export const beginOperator = (known: Known): void => sessionStore.set({ state: 'in', ...known });

export const noteSessionOver = (): void => {
  const current = sessionStore.get();
  if (current.state !== 'in') return;
  const { csrf: _, ...known } = current;
  sessionStore.set({ ...known, state: 'ended' });
};

/** Texts that the operator has not saved, kept in this browser. */
export const ownDrafts = () => {
  const current = sessionStore.get();
  return textDrafts('operator' in current ? current.operator.id : '');
};

/** Leaves nothing that the operator wrote to whoever sits here next. */
export const leaveHere = (): void => {
  const drafts = ownDrafts();
  sessionStore.set({ state: 'out' });
  drafts.dropAll();
};

export const mayDo = ({ rights }: Pick<SignedOperator, 'rights'>, needed: Right): boolean =>
  holds(rights, needed);
