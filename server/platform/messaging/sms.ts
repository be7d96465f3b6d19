type CodeMessage = { code: string; minutes: number };

/**
 * The site's account at the provider (keys, balance, signature, template), one phone, or this moment alone (no
 * answer, too many at once).
 */
export type SmsFailure = 'account' | 'phone' | 'moment';

/**
 * `silent` (no answer in time), `unreachable`, `status 502`, `unreadable`, or `refused` with the provider's own code.
 * Quotes neither phone nor code nor key.
 */
export class SmsError extends Error {
  readonly about: SmsFailure;
  constructor(about: SmsFailure, reason: string) {
    super(reason);
    this.about = about;
  }
}

export type SmsReceipt = {
  phone: string;
  delivered: boolean;
  reason: string;
  /** The provider's text, by which a repeated receipt is recognised. */
  raw: string;
};

export type SmsReceipts = {
  /** Last part of the address of receipts: whoever knows it may send some. */
  secret: string;
  /** Null for a body without receipts; those that are surely not ours are left out. */
  read: (body: string) => SmsReceipt[] | null;
  /** The provider's answer for success, or for a request to send it again. */
  answer: (taken: boolean) => object;
};

export type Sms = {
  /** Codes are shown on screen, marked as simulated, and nothing is sent. */
  simulated: boolean;
  /** Sends once. Throws {@link SmsError} where the provider does not accept it. */
  sendCode: (phone: string, message: CodeMessage) => Promise<void>;
  /** Without it, delivery is unknown. */
  receipts?: SmsReceipts | undefined;
};
