/** `absent`: no microphone; `taken`: another app uses it. */
export type RecordingFault = 'refused' | 'absent' | 'taken' | 'failed';

export class RecordingError extends Error {
  readonly fault: RecordingFault;

  constructor(fault: RecordingFault) {
    super(fault);
    this.fault = fault;
  }
}

export type Take = {
  seconds: number;
  /** The address that plays it here; '' where only the messenger can play it. */
  source: string;
  hear?: () => void;
  /**
   * Uploads it and resolves to its address; `onShare` receives the part sent, 0 to 1. Rejects with words
   * for a person.
   */
  send: (onShare: (share: number) => void) => Promise<string>;
  drop: () => void;
};

export type Recording = {
  /** Ends the recording; it may also end by itself, at its limit or where the microphone is lost. */
  stop: () => void;
  cancel: () => void;
  ended: Promise<Take | undefined>;
};

/** At least a second. */
export const wholeSeconds = (ms: number): number => Math.max(1, Math.floor(ms / 1000));
