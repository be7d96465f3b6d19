/** What a message with a code says; `minutes`: how long the code is valid. */
type CodeMessage = { code: string; minutes: number };

/**
 * What a failure is about: the site's account at the provider (keys, balance, signature, template), one phone,
 * or this moment alone (no answer, too many at once).
 */
export type SmsFailure = 'account' | 'phone' | 'moment';

/**
 * Why a message was not sent: `silent` (no answer in time), `unreachable`, `status 502`, `unreadable`, or `refused`
 * with the provider's own code. It quotes neither phone nor code nor key.
 */
export class SmsError extends Error {
  readonly about: SmsFailure;
  constructor(about: SmsFailure, reason: string) {
    super(reason);
    this.about = about;
  }
}

/** What became of a message; `reason` is the provider's own code. */
export type SmsReceipt = {
  phone: string;
  delivered: boolean;
  reason: string;
  /** All that the provider says, by which one that is pushed again is known. */
  raw: string;
};

/** How the provider tells of what became of messages. */
export type SmsReceipts = {
  /** The end of their address: whoever knows it may send some. */
  secret: string;
  /** Reads a body; null for one that holds no receipts. Those that are surely not ours are left out. */
  read: (body: string) => SmsReceipt[] | null;
  /** What the provider takes for a yes, or for a request to come again. */
  answer: (taken: boolean) => object;
};

/** A provider of short messages. */
export type Sms = {
  /** A simulation: codes are shown on screen, marked as such, and nothing is sent. */
  simulated: boolean;
  /** Sends a code to a phone, once. Throws {@link SmsError} where the provider does not take it. */
  sendCode: (phone: string, message: CodeMessage) => Promise<void>;
  /** Without it nobody tells whether messages arrive. */
  receipts?: SmsReceipts | undefined;
};
