import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { askPatiently } from './ask-patiently.ts';
import { signalNames, signalsPassedOn } from './hear-signals.ts';
import { ANSWER_LIMIT, type Line } from './line.ts';
import { measuredClock } from './measured-clock.ts';

/** The time between two questions, in ms. */
const POLL_MS = 1000;
/** How long a call waits for a lost line, in ms. */
const TIMEOUT_MS = 3000;
/** The time between two questions while somebody waits, in ms. */
const SOON = 100;

export type WatchedLine = Line & { close: () => Promise<void> };

const NOW = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now';
const LISTEN = signalNames.map((name) => `listen ${name}`).join(';');

/** So many seconds without an answer are no longer those of a busy server. */
const LATES = 3;

/** A connection of the watch's own, made anew after each failure, on which signals arrive. */
const asker = (config: pg.ClientConfig) => {
  const clock = measuredClock();
  const { hear, pass, missed } = signalsPassedOn();
  let client: pg.Client | undefined;
  const drop = (): void => {
    const broken = client;
    client = undefined;
    broken?.end().catch(() => {});
  };
  const open = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({ ...config, connectionTimeoutMillis: ANSWER_LIMIT });
    fresh.on('error', () => {});
    client = fresh;
    fresh.on('notification', ({ channel, payload }) => pass(channel, payload));
    await fresh.connect();
    // a standby refuses it, and is asked all the same
    await fresh.query(LISTEN).catch(() => {});
    missed();
    return fresh;
  };
  const time = async (connected: pg.Client): Promise<void> => {
    const askedAt = performance.now();
    const { rows } = await connected.query<{ now: number }>(NOW);
    if (rows[0]) clock.learn(rows[0].now, askedAt);
  };
  const ask = askPatiently({
    ask: () => (client ? Promise.resolve(client) : open()).then(time),
    drop,
    lates: LATES,
  });
  return { ask, hear, now: clock.now, close: async () => client?.end() };
};

/**
 * Asks the database for its time every second, on a connection of its own. `regained` is called when it
 * answers again: what was connected before may be dead without telling.
 */
export const watchLine = (config: pg.ClientConfig, regained: () => void): WatchedLine => {
  const { ask, hear, now, close } = asker(config);
  const over = new AbortController();
  let up = true;
  let asking: Promise<boolean> | undefined;

  const look = async (): Promise<boolean> => {
    const answer = await ask();
    // who is late is no more lost, and no more back, than before
    if (answer === 'late') return up;
    const before = up;
    up = answer === 'prompt';
    if (up && !before) regained();
    return up;
  };
  const answers = (): Promise<boolean> => {
    asking ??= look().finally(() => {
      asking = undefined;
    });
    return asking;
  };
  const isBack = async (): Promise<boolean> => {
    for (const until = performance.now() + TIMEOUT_MS; ; await after(SOON)) {
      if (await answers()) return true;
      if (performance.now() > until) return false;
    }
  };
  const timer = setInterval(() => void answers(), POLL_MS);
  timer.unref();
  return {
    isUp: () => up,
    answers: () => (over.signal.aborted ? Promise.resolve(false) : answers()),
    isBack,
    hear,
    now,
    close: async () => {
      over.abort();
      clearInterval(timer);
      await asking;
      await close();
    },
  };
};
