import { PassThrough, type Readable } from 'node:stream';
import type { OperatorContext } from '../../../platform/endpoint/context.ts';
import type { Host } from '../../../platform/endpoint/host.ts';
import { hasRight } from '../../../platform/endpoint/rights.ts';
import { SECOND } from '../../../platform/time/durations.ts';
import { operatorsOf } from '../../operator/index.ts';
import { type DeskSigns, readDeskSigns } from './desk.ts';

const PULSE = 15 * SECOND;
/** Streams of an account on this server; beyond that the oldest end. */
const MOST = 12;

const SILENT_LINE = ':\n\n';

type Listener = { operatorId: number; session: string; out: PassThrough; lastSigns: string };

/** `over`: the session or the right has ended; `elsewhere`: the account has opened too many. */
type End = 'over' | 'elsewhere';

const end = ({ out }: Listener, why: End): void => {
  if (out.writable) out.end(`event: end\ndata: ${why}\n\n`);
};

/** A page that does not read is disconnected, and has to reconnect. */
const send = ({ out }: Listener, text: string): void => {
  if (!out.writable) return;
  if (!out.write(text)) out.destroy();
};

export const openDeskStreams = ({ app, db, line, clock, meters }: Host) => {
  const listeners = new Set<Listener>();
  let pulse: ReturnType<typeof setInterval> | undefined;
  let telling = false;
  let again = false;
  meters.gauge(
    { name: 'learning_desk_streams', help: 'Open desks of the console that are told of changes' },
    () => listeners.size,
  );

  const tellOnce = async (): Promise<void> => {
    const now = clock();
    const sessions = new Set([...listeners].map(({ session }) => session));
    const operators = await operatorsOf(db, [...sessions], now);
    const signs = JSON.stringify(await readDeskSigns(db, now));
    for (const listener of listeners)
      if (!hasRight('home.look', operators.get(listener.session) ?? null)) end(listener, 'over');
      else if (listener.lastSigns !== signs) {
        listener.lastSigns = signs;
        send(listener, `data: ${signs}\n\n`);
      }
  };

  /** Changes that come while this reads are sent together afterwards. */
  const tell = async (): Promise<void> => {
    again = true;
    if (telling) return;
    telling = true;
    try {
      while (again && listeners.size > 0) {
        again = false;
        await tellOnce();
      }
    } catch (error) {
      app.log.warn({ err: error }, 'desk streams');
    } finally {
      telling = false;
    }
  };

  const beat = (): void => {
    for (const listener of listeners) send(listener, SILENT_LINE);
    // what no signal has announced
    void tell();
  };

  const leave = (listener: Listener): void => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(pulse);
    pulse = undefined;
  };

  const stop = line.hear('desk', () => void tell());
  app.addHook('preClose', (done) => {
    stop();
    for (const { out } of listeners) out.end();
    done();
  });

  return {
    once: ({ now }: OperatorContext): Promise<DeskSigns> => readDeskSigns(db, now),
    stream: ({ operator, session }: OperatorContext): Readable => {
      const out = new PassThrough();
      const listener = { operatorId: operator.id, session, out, lastSigns: '' };
      const own = [...listeners].filter(({ operatorId }) => operatorId === operator.id);
      for (const old of own.slice(0, Math.max(0, own.length + 1 - MOST))) end(old, 'elsewhere');
      listeners.add(listener);
      out.once('close', () => leave(listener));
      // a broken connection is no fault of ours
      out.on('error', () => undefined);
      pulse ??= setInterval(beat, PULSE).unref();
      // sends the head of the answer at once
      send(listener, SILENT_LINE);
      void tell();
      return out;
    },
  };
};
