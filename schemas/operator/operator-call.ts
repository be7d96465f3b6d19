import * as z from 'zod/mini';
import { hasUnseen, severalLines } from '../text/tidy-text.ts';
import { UPLOAD_SILENCE } from '../upload/fields.ts';
import type { Endpoint, Idempotency } from '../wire/define-endpoint.ts';
import type { Refusals } from '../wire/define-refusals.ts';
import { LARGEST_INTEGER } from '../wire/primitives.ts';
import { areaNames, levels } from './areas.ts';
import { builtinRoleKeys, type OperatorAccess } from './roles.ts';

export const rowId = z.int().check(z.positive(), z.maximum(LARGEST_INTEGER));
export const operationKey = z.string().check(z.minLength(8), z.maxLength(80));
export const version = z.int().check(z.nonnegative(), z.maximum(LARGEST_INTEGER));
export const epochMs = z.int();
/** A moment that fits a `Date`. */
export const requestedMoment = z.int().check(z.nonnegative(), z.maximum(8.64e15));
export const pageNumber = z.int().check(z.positive(), z.maximum(LARGEST_INTEGER));
/** A day in China, `2026-11-21`. */
export const chinaDay = z.string().check(
  z.refine((text) => {
    const at = /^20\d{2}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
  }),
);
/** A trimmed line without invisible characters. */
export const words = (longest: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(longest),
    z.refine((text) => !hasUnseen(text)),
  );
export const operatorText = (longest: number) =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(2 * longest)), z.transform(severalLines)),
    z.string().check(
      z.minLength(1),
      z.maxLength(longest),
      z.refine((text) => !hasUnseen(text.replaceAll('\n', ''))),
    ),
  );
export const LONGEST_NOTE = 100;
export const note = words(LONGEST_NOTE);
export const LONGEST_WORD = 40;

type Schema = z.core.$ZodType;

type None = Record<never, never>;
type More<R extends Refusals, I extends Idempotency, C extends boolean> = Pick<
  Endpoint,
  'bodyLimit' | 'rate'
> & {
  /** Beside `callRefusals` and `consoleRefusals`; none by default. */
  refusals?: R;
  idempotent?: I;
  changes?: C;
};

/** In milliseconds; a large body adds the time that its upload takes. */
const TIME_LIMIT = 30_000;
/** The slowest network that the console supports, 1 Mbit/s, in bytes per millisecond. */
const SLOWEST = 125;

const limitsFor = (bodyLimit: number) => ({
  bodyLimit,
  timeLimit: TIME_LIMIT + Math.ceil(bodyLimit / SLOWEST),
  silenceLimit: UPLOAD_SILENCE,
});

/** Defines a call of the operator console; `access`: who may make it. */
export const operatorCall = <
  P extends Schema,
  D extends Schema,
  const O extends OperatorAccess,
  R extends Refusals = None,
  const I extends Idempotency = never,
  const C extends boolean = never,
>(
  name: string,
  access: O,
  payload: P,
  data: D,
  { bodyLimit, ...more }: More<R, I, C> = {},
): Endpoint<P, D, R, { readonly operator: O }, I, C> => ({
  path: `/operator/api/${name}`,
  ...(bodyLimit === undefined ? { timeLimit: TIME_LIMIT } : limitsFor(bodyLimit)),
  access: { operator: access },
  payload,
  data,
  ...more,
});

export const emptyObject = z.object({});
export const rights = z.record(z.enum(areaNames), z.enum([...levels, 'none']));
/** A built-in role, or the id of a custom one. */
export const role = z.union([z.enum(builtinRoleKeys), rowId]);
export const operatorSchema = z.object({ id: rowId, name: z.string(), role });
export const author = z.string();
