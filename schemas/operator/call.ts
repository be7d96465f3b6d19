import * as z from 'zod/mini';
import type { Endpoint } from '../define-endpoint.ts';
import type { Refusals } from '../define-refusals.ts';
import { hasUnseen } from '../tidy-text.ts';

/** Each may do what the ones before it may: look, edit the draft, publish and manage. */
export const operatorRoles = ['view', 'edit', 'publish'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

export const role = z.enum(operatorRoles);
const LARGEST = 2_147_483_647;
export const id = z.int().check(z.positive(), z.maximum(LARGEST));
export const key = z.string().check(z.minLength(8), z.maxLength(80));
export const version = z.int().check(z.nonnegative(), z.maximum(LARGEST));
export const moment = z.int();
export const page = z.int().check(z.positive());
/** Words without what is not to be seen. */
export const words = (longest: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(longest),
    z.refine((text) => !hasUnseen(text)),
  );
export const LONGEST_NOTE = 100;
export const note = words(LONGEST_NOTE);
/** Of a word that is looked for in a list. */
export const LONGEST_WORD = 40;

type Schema = z.core.$ZodType;

export type OperatorEndpoint<
  P extends Schema = Schema,
  D extends Schema = Schema,
  R extends Refusals = Refusals,
> = Pick<Endpoint<P, D>, 'path' | 'payload' | 'data'> & {
  /** Who may make it; `null`: without a session. */
  role: OperatorRole | null;
  /** All that it may refuse beside `callRefusals` and `consoleRefusals`; nothing if not said. */
  refusals?: R | undefined;
};

type None = Record<never, never>;

export const call = <P extends Schema, D extends Schema, R extends Refusals = None>(
  name: string,
  who: OperatorRole | null,
  payload: P,
  data: D,
  refusals?: R,
): OperatorEndpoint<P, D, R> => ({
  path: `/operator/api/${name}`,
  role: who,
  payload,
  data,
  refusals,
});

export const none = z.object({});
export const operator = z.object({ id, name: z.string(), role });
export const author = z.string();
