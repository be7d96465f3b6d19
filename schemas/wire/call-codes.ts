import { defineRefusals } from './define-refusals.ts';

/**
 * The body codes of refusals that every call may answer. Kept apart from `call-refusals.ts` so that phones
 * load no messages they do not need.
 */
export const callCodes = {
  badPayload: 400,
  badJson: 400,
  tooLarge: 413,
  tooSlow: 408,
  badMediaType: 415,
  headTooLong: 431,
  notLoggedIn: -200,
  noSuchCall: 404,
  noSuchPage: 404,
  tooOften: 429,
  requestOver: 43005,
  memberDisabled: 'NO',
  upstreamDown: 502,
  upstreamSlow: 504,
  busy: 43007,
  diskFull: 43009,
  unavailable: 503,
  unexpected: 500,
} as const;

/** The refusals whose messages phones show themselves. */
export const phoneRefusals = defineRefusals({
  badPayload: { code: callCodes.badPayload, message: '参数有误，请检查后重试', status: 400 },
  notLoggedIn: { code: callCodes.notLoggedIn, message: '暂未登录' },
});
