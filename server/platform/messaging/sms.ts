/** A provider of short messages. */
export type Sms = {
  /** Nothing leaves the server: codes are shown on screen, marked as simulation. */
  simulated: boolean;
  /** Sends a code to a phone; throws where the provider refuses it. */
  sendCode: (phone: string, code: string) => Promise<void>;
};
