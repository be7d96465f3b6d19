import { EventEmitter } from 'node:events';

/**
 * Signals between the servers of one database: a job is due soon, a live room's log has grown, a page has to close,
 * sessions of a member have ended, data of the console's desks have changed.
 */
export const signalNames = ['job', 'live', 'live_page', 'session', 'desk'] as const;
export type SignalName = (typeof signalNames)[number];

/** `text` is undefined where signals may have been missed. */
type SignalListener = (text: string | undefined) => void;

export type HearSignals = (name: SignalName, heard: SignalListener) => () => void;

export const signalsPassedOn = () => {
  const heard = new EventEmitter<Record<string, [string | undefined]>>().setMaxListeners(0);
  return {
    hear: ((name, listener) => {
      heard.on(name, listener);
      return () => heard.off(name, listener);
    }) satisfies HearSignals,
    pass: (name: string, text: string | undefined): void => void heard.emit(name, text),
    missed: (): void => {
      for (const name of signalNames) heard.emit(name, undefined);
    },
  };
};
