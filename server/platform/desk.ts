import type { HandedOut } from './handed-out.ts';
import type { Payments } from './payment.ts';
import type { Secret } from './secret.ts';
import type { Sms } from './sms.ts';
import type { Streams } from './streams.ts';
import type { Uploads } from './uploads.ts';
import type { Wechat } from './wechat.ts';

/** What verbs work with beside the database. */
export type Desk = {
  secret: Secret;
  sms: Sms;
  uploads: Uploads;
  streams: Streams;
  handed: HandedOut;
  wechat: Wechat;
  payments: Payments;
};
