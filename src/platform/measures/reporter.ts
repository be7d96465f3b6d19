import { MEASURE_BATCH, MEASURE_PATH } from '#schemas/measure/fields.ts';
import { onPageHide, onVisible } from '../screen/page-events.ts';
import type { Noted } from './marks.ts';

const ENOUGH = 20;
/** In ms. */
const LATEST = 10_000;
const MOST = 1000;

type Entry = Omit<Noted, 'home'> & { count: number };

const keyOf = ({ home, section, id, position, variant, kind }: Noted): string =>
  [home, section, id, position, variant, kind].join('\n');

const typed = (json: string): Blob => new Blob([json], { type: 'application/json' });

/** Sends without waiting for the answer, also while the page closes; what cannot be sent is lost. */
const sendAway = (json: string): void => {
  try {
    if (navigator.sendBeacon?.(MEASURE_PATH, typed(json))) return;
  } catch {
    // the browser accepts no more beacons: `post` is tried below
  }
  void post(json).catch(() => undefined);
};

const post = (body: string): Promise<Response> =>
  fetch(MEASURE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  });

const isWanted = async (json: string): Promise<boolean> => {
  try {
    const answer: unknown = await (await post(json)).json();
    return Number(Object(Object(answer).data).on) === 1;
  } catch {
    return false;
  }
};

const gather = () => {
  const entries = new Map<string, Entry>();
  let size = 0;
  let of: Noted['home'] | undefined;
  return {
    size: () => size,
    home: () => of,
    add: (noted: Noted): void => {
      if (size >= MEASURE_BATCH) return;
      const { home, ...entry } = noted;
      const known = entries.get(keyOf(noted));
      if (known) known.count += 1;
      else entries.set(keyOf(noted), { ...entry, count: 1 });
      of = home;
      size += 1;
    },
    json: (): string => JSON.stringify({ home: of, entries: [...entries.values()] }),
  };
};

export type Visit = {
  note: (noted: Noted) => void;
  /** Ends the visit: its events are sent, or dropped where sending is not permitted. */
  end: (mayBeSent: boolean) => void;
};

/**
 * Sends events in batches. The first batch is a call whose answer says whether the site wants more; where
 * it does not, or has no such call, nothing is sent until the app is loaded again.
 */
export const createReporter = () => {
  let wanted: 'unknown' | 'asked' | 'yes' | 'no' = 'unknown';
  let batch = gather();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = (): string => {
    const json = batch.json();
    batch = gather();
    return json;
  };

  const ask = (): void => {
    wanted = 'asked';
    void isWanted(take()).then((yes) => {
      wanted = yes ? 'yes' : 'no';
      if (!yes) batch = gather();
      else if (batch.size() > 0) wait();
    });
  };

  /** `leaving`: the page is closing, so nobody may be there for an answer. */
  const send = (leaving: boolean): void => {
    clearTimeout(timer);
    timer = undefined;
    if (batch.size() === 0) return;
    if (wanted === 'no') batch = gather();
    else if (leaving || wanted === 'yes') sendAway(take());
    else if (wanted === 'unknown') ask();
  };

  const wait = (): void => {
    if (batch.size() >= ENOUGH) send(false);
    else timer ??= setTimeout(() => send(false), LATEST);
  };

  const begin = (): Visit => {
    let left = MOST;
    const leave = () => send(true);
    const ends = [onPageHide(leave), onVisible((visible) => visible || leave())];
    return {
      note: (noted) => {
        if (left === 0 || wanted === 'no') return;
        left -= 1;
        if (batch.size() > 0 && batch.home() !== noted.home) send(true);
        batch.add(noted);
        wait();
      },
      end: (mayBeSent) => {
        for (const end of ends) end();
        if (!mayBeSent) batch = gather();
        send(true);
      },
    };
  };
  return { begin };
};
