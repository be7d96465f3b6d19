import { callRefusals } from '../../../schemas/call-refusals.ts';
import { messageOf, type Refusal } from '../../../schemas/define-refusals.ts';

/** A refusal on its way to the client; throw it anywhere under a call. `n` fills its message's `{n}`. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal, n?: number | string) {
    super(messageOf(refusal, n));
    this.refusal = refusal;
  }
}

/** HTTP status and body of a refusal; `said` replaces the usual message. */
export const refusalAnswer = ({ status, code, message }: Refusal, said?: string) => ({
  status,
  body: { code, msg: said ?? message, data: null },
});

const byFastifyCode: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: callRefusals.tooLarge,
  FST_ERR_CTP_INVALID_JSON_BODY: callRefusals.badJson,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: callRefusals.badMediaType,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: callRefusals.badPayload,
};

/** The refusal that an error stands for; `unexpected` for an unknown error. */
export const refusalOf = (error: unknown): Refusal => {
  if (error instanceof RefusedError) return error.refusal;
  if (error instanceof SyntaxError && 'statusCode' in error) return callRefusals.badJson;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return byFastifyCode[code] ?? callRefusals.unexpected;
};
