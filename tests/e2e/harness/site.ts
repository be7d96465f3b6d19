import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { workerBrowser } from './browser.ts';
import { databaseOf, type RunningServer, startServer } from './server.ts';

const TOO_EARLY = 'it starts before the first test, not while the file is read';

type Closable = { close: () => Promise<unknown>; db?: Database | undefined };

/** Starts something before the tests of the calling file and closes it after them. */
export const shared = <T extends Closable>(start: () => Promise<T>): (() => T) => {
  let starting: Promise<T> | undefined;
  let started: T | undefined;
  beforeAll(async () => {
    starting = start();
    started = await starting;
  });
  // a start that is under way is awaited too, so that it leaves no process behind
  afterAll(async () => (await starting?.catch(() => undefined))?.close());
  return () => {
    if (!started) throw new Error(TOO_EARLY);
    return started;
  };
};

/** What a visit needs: a browser, and where its pages come from. */
export type Visited = { readonly browser: Browser; readonly server: { origin: string } };

export type Site<Served = RunningServer> = {
  readonly browser: Browser;
  readonly server: Served;
  /** Throws where the server forwards to another back end and has no database. */
  readonly db: Database;
};

/**
 * The worker's browser and what `start` gives (the real server with demo data without it) for the tests
 * of the calling file: started before the first; the server is closed after the last, also when the
 * browser did not start. Call it at the top of a file; what it holds is there inside tests and hooks.
 */
export function onSite<Served extends Closable = RunningServer>(
  start?: () => Promise<Served>,
): Site<Served>;
export function onSite(start: () => Promise<Closable> = startServer): Site<Closable> {
  const server = shared(start);
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await workerBrowser();
  });
  return {
    get server() {
      return server();
    },
    get browser() {
      if (!browser) throw new Error(TOO_EARLY);
      return browser;
    },
    get db() {
      return databaseOf(server());
    },
  };
}
