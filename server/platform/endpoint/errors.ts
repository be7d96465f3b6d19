import { mediaRefusals } from '#schemas/media/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { messageOf, type Refusal } from '#schemas/wire/define-refusals.ts';
import { isLate, isLost } from '../../db/connections/lost.ts';
import { isDiskFull } from '../storage/full-disk.ts';
import { StoreDownError } from '../storage/object-store.ts';

/** A refusal on its way to the client; may be thrown anywhere under a call. `n` fills its message's `{n}`. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal, n?: number | string) {
    super(messageOf(refusal, n));
    this.refusal = refusal;
  }
}

/** `wait`: ms until the call may be made again. */
export class TooOftenError extends RefusedError {
  readonly wait: number;

  constructor(wait: number) {
    super(callRefusals.tooOften);
    this.wait = wait;
  }
}

export const refusalAnswer = ({ status, code, message }: Refusal, reason?: string) => ({
  status,
  body: { code, msg: reason ?? message, data: null },
});

const byFastifyCode: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: callRefusals.tooLarge,
  FST_ERR_CTP_INVALID_JSON_BODY: callRefusals.badJson,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: callRefusals.badMediaType,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: callRefusals.badPayload,
};

const byStatus: Readonly<Record<number, Refusal>> = {
  403: callRefusals.noSuchPage,
  404: callRefusals.noSuchPage,
  413: callRefusals.tooLarge,
  415: callRefusals.badMediaType,
};

const requestFault = (error: object): Refusal | undefined => {
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? (byStatus[status] ?? callRefusals.badPayload) : undefined;
};

/**
 * `unavailable` for a lost database, `busy` for one that is too slow, `diskFull` where no space is left, `storeDown`
 * where files cannot be stored or read, `unexpected` for what is unknown.
 */
export const refusalOf = (error: unknown): Refusal => {
  if (error instanceof RefusedError) return error.refusal;
  if (isLost(error)) return callRefusals.unavailable;
  if (isLate(error)) return callRefusals.busy;
  if (isDiskFull(error)) return callRefusals.diskFull;
  if (error instanceof StoreDownError) return mediaRefusals.storeDown;
  if (error instanceof SyntaxError && 'statusCode' in error) return callRefusals.badJson;
  if (!(error instanceof Error)) return callRefusals.unexpected;
  const code = 'code' in error ? String(error.code) : '';
  return byFastifyCode[code] ?? requestFault(error) ?? callRefusals.unexpected;
};
