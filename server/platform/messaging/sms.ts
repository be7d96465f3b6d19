/** A provider of short messages. */
export type Sms = {
  /** A simulation: codes are shown on screen, marked as such, and nothing is sent. */
  simulated: boolean;
  /** Sends a code to a phone; throws where the provider refuses it. */
  sendCode: (phone: string, code: string) => Promise<void>;
};
