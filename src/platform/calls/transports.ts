type Sent = {
  method: 'POST';
  headers: Readonly<Record<string, string>>;
  body: string;
  signal: AbortSignal;
  keepalive?: boolean;
};

export type Transport = (path: string, sent: Sent) => Promise<Response>;

declare global {
  /** Set by the HTML of a back end that takes several reads as one (`src/app/batch-calls.ts`). */
  var sendInBatch: Transport | undefined;
}

export const transports: Partial<Record<string, Transport>> = {};
