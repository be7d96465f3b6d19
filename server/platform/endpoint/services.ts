import type { HomeSectionName } from '#schemas/layout/home-sections.ts';
import type { AlertConfig } from '../alerts/config.ts';
import type { Secret } from '../auth/secret.ts';
import type { Invoicing } from '../invoicing/invoicing.ts';
import type { Sms } from '../messaging/sms.ts';
import type { Payments } from '../payment/payment.ts';
import type { Uploads } from '../storage/uploads.ts';
import type { Streams } from '../streams/streams.ts';
import type { Wechat } from '../wechat/wechat.ts';
import type { SharedContext } from './context.ts';

/** What other parts of the server may ask of the home page. */
export type HomePageReader = {
  /** How much these sections have to show, where that can be counted, and whether broadcasts are on. */
  readContents: (
    context: Pick<SharedContext, 'db'>,
    names: readonly HomeSectionName[],
  ) => Promise<{ items: ReadonlyMap<string, number>; liveModule: boolean }>;
};

/** The services that verbs use beside the database. */
export type Services = {
  secret: Secret;
  sms: Sms;
  uploads: Uploads;
  streams: Streams;
  wechat: Wechat;
  payments: Payments;
  /** How long a refund can be withdrawn before it is sent, in ms. */
  refundGrace: number;
  invoicing: Invoicing;
  /** The messenger's page of our service; '' where questions go to the console's desk. */
  supportLink: string;
  /** Where learners' pages are: '' on the console's own site, else an origin; undefined: nobody said. */
  learnerSite: string | undefined;
  /** Whence pictures and media may come beside our own site: origins, or a scheme such as `https:`. */
  mediaOrigins: readonly string[];
  homePage: HomePageReader;
  /** Where people are told of faults; without it, at the console alone. */
  alerts: AlertConfig | undefined;
  /** Whether home pages are measured. */
  measures: boolean;
  /** Whether an existing back end answers learners' calls. */
  inFront?: true;
  /** With `inFront`: whether the home page is this server's own all the same. */
  ownHome?: true;
};
