import { EventEmitter } from 'node:events';

/**
 * What servers of one database tell each other: a job is due soon, a live room's log has grown, a page has to go,
 * sessions of a member have ended, what the console's desks are told of has changed.
 */
export const signalNames = ['job', 'live', 'live_page', 'session', 'desk'] as const;
export type SignalName = (typeof signalNames)[number];

/** Called with a signal's text; with undefined where some may have been missed. */
type Heard = (text: string | undefined) => void;

/** Has signals of that name heard; gives what ends it. */
export type HearSignals = (name: SignalName, heard: Heard) => () => void;

/** Passes signals on to whoever hears them. */
export const signalsPassedOn = () => {
  const heard = new EventEmitter<Record<string, [string | undefined]>>().setMaxListeners(0);
  return {
    hear: ((name, listener) => {
      heard.on(name, listener);
      return () => heard.off(name, listener);
    }) satisfies HearSignals,
    pass: (name: string, text: string | undefined): void => void heard.emit(name, text),
    /** Tells everybody that signals may have been missed. */
    missed: (): void => {
      for (const name of signalNames) heard.emit(name, undefined);
    },
  };
};
