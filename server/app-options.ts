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
  /**
   * The database; with `config.apiOrigin` the one that keeps phones' reports, and the home page where that
   * is ours, if there is one.
   */
  db?: Database | undefined;
  /** The way to it; without one, as to a database within this process. */
  line?: Line | undefined;
  /** Where the data are kept; without it, by `config`. */
  capacity?: DiskCapacity | undefined;
  /** The built client; without it no pages are served. */
  clientDir?: string | undefined;
  /** The built workshop; without it there is none under `/storybook/`. */
  workshopDir?: string | undefined;
  /** Answers every other address in place of the built client: in development the bundler. */
  pages?: PageHandler | undefined;
  /** Without it nothing is logged. */
  log?: LogTarget;
  /** Shows a line to whoever started the server; what only a simulation says is shown and never logged. */
  show?: (line: string) => void;
  rootDir?: string;
  /** Ms since 1970, in place of the database's time. */
  clock?: (() => number) | undefined;
  /** How long a forwarded call may take, in ms. */
  timeLimit?: number;
  /** What callers may hold, where it is not as usual. */
  connections?: Partial<ConnectionLimits>;
};

/** Room for the embedded database; that of another server is known by what fails there. */
export const capacityOf = ({ config, capacity }: AppOptions): DiskCapacity =>
  capacity ?? openDiskCapacity(config.databaseUrl ? undefined : config.dataDir);

/** Where learners' pages are: '' on the console's own site, else an origin; undefined: nobody said. */
export const learnerSite = ({
  operatorOrigin,
  learnerOrigin,
}: AppOptions['config']): string | undefined => (operatorOrigin ? learnerOrigin : '');
