import type { Secret } from '../../platform/secret.ts';
import type { Sms } from '../../platform/sms.ts';
import type { Uploads } from '../../platform/uploads.ts';
import type { Wechat } from '../../platform/wechat.ts';

/** What the account's verbs work with, beside the database. */
export type Desk = { secret: Secret; sms: Sms; uploads: Uploads; wechat: Wechat };
