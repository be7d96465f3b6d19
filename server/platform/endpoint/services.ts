import type { HomeSectionName } from '#schemas/layout/home-sections.ts';
import type { AlertConfig } from '../alerts/config.ts';
import type { Secret } from '../auth/secret.ts';
import type { Invoicing } from '../invoicing/invoicing.ts';
import type { Sms } from '../messaging/sms.ts';
import type { Payments } from '../payment/payment.ts';
import type { MediaStore } from '../storage/media-store.ts';
import type { Uploads } from '../storage/uploads.ts';
import type { Streams } from '../streams/streams.ts';
import type { Transcoding } from '../transcoding/transcoding.ts';
import type { Wechat } from '../wechat/wechat.ts';
import type { SharedContext } from './context.ts';

export type HomePageReader = {
  readContents: (
    context: Pick<SharedContext, 'db'>,
    names: readonly HomeSectionName[],
  ) => Promise<{ items: ReadonlyMap<string, number>; liveModule: boolean }>;
};

export type Services = {
  secret: Secret;
  sms: Sms;
  uploads: Uploads;
  media: MediaStore;
  /** Folder of locks that all servers see which share `media`. */
  mediaLocks: string;
  /** Bytes that the library of a workshop may hold. */
  mediaQuota: number;
  streams: Streams;
  transcoding: Transcoding;
  wechat: Wechat;
  payments: Payments;
  refundGrace: number;
  invoicing: Invoicing;
  /** The messenger's page of our service; '' where questions go to the console's desk. */
  supportLink: string;
  /** Origin of learners' pages: '' on the console's own site, undefined if it is not configured. */
  learnerSite: string | undefined;
  /** Sources of pictures and media beside this site: origins, or a scheme such as `https:`. */
  mediaOrigins: readonly string[];
  homePage: HomePageReader;
  alerts: AlertConfig | undefined;
  measures: boolean;
  inFront?: true;
  /** With `inFront`: the home page is this server's own all the same. */
  ownHome?: true;
};
