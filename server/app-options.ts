import type { Line } from './db/connections/line.ts';
import type { Database } from './db/database.ts';
import type { Config } from './platform/config/config.ts';
import type { ConnectionLimits } from './platform/http/connections.ts';
import type { PageHandler } from './platform/http/not-found.ts';
import type { LogTarget } from './platform/logging/json-log.ts';
import type { PageTimes } from './platform/static/first-paint.ts';
import { type DiskCapacity, openDiskCapacity } from './platform/storage/disk-capacity.ts';

export type AppOptions = PageTimes & {
  config: Pick<Config, 'apiOrigin' | 'wechat'> & Partial<Omit<Config, 'apiOrigin' | 'wechat'>>;
  /** With `config.apiOrigin`, the store of phones' reports and of an own home page, if there is one. */
  db?: Database | undefined;
  /** Without it, `db` counts as embedded. */
  line?: Line | undefined;
  capacity?: DiskCapacity | undefined;
  /** Without it no pages are served. */
  clientDir?: string | undefined;
  /** Without it there is no `/storybook/`. */
  workshopDir?: string | undefined;
  /** In development the bundler, which answers every other address instead of the built client. */
  pages?: PageHandler | undefined;
  /** Without it nothing is logged. */
  log?: LogTarget;
  /** Prints a line where the server was started; messages of a simulation are printed and never logged. */
  show?: (line: string) => void;
  rootDir?: string;
  /** Ms since 1970; replaces the database's time. */
  clock?: (() => number) | undefined;
  /** Of a forwarded call, in ms. */
  timeLimit?: number;
  connections?: Partial<ConnectionLimits>;
};

/** Of the embedded database's disk; that of another server is known only by failures. */
export const capacityOf = ({ config, capacity }: AppOptions): DiskCapacity =>
  capacity ?? openDiskCapacity(config.databaseUrl ? undefined : config.dataDir);

/** Origin of learners' pages: '' on the console's own site, undefined if it is not configured. */
export const learnerSite = ({
  operatorOrigin,
  learnerOrigin,
}: AppOptions['config']): string | undefined => (operatorOrigin ? learnerOrigin : '');
