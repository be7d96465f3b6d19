/** Why nothing can be recorded, or not now. */
export type RecordingFault = 'refused' | 'absent' | 'taken' | 'failed';

/** A failure before or while something is recorded, by what a person can do about it. */
export class RecordingError extends Error {
  readonly fault: RecordingFault;

  constructor(fault: RecordingFault) {
    super(fault);
    this.fault = fault;
  }
}

export type Take = {
  /** Whole seconds. */
  seconds: number;
  /** The address that plays it here; '' where the messenger alone can play it. */
  source: string;
  /** Plays it in the messenger. */
  hear?: () => void;
  /** Uploads it and gives its address; `onShare` hears how much has gone, 0 to 1. Rejects with words for a person. */
  send: (onShare: (share: number) => void) => Promise<string>;
  /** Frees what it takes on this phone. */
  drop: () => void;
};

export type Recording = {
  /** Ends it; it may also end by itself, at its limit or where the microphone goes. */
  stop: () => void;
  /** Ends it and keeps nothing. */
  cancel: () => void;
  ended: Promise<Take | undefined>;
};

/** The least that counts is a second. */
export const wholeSeconds = (ms: number): number => Math.max(1, Math.floor(ms / 1000));
