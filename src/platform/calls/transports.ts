type Sent = {
  method: 'POST';
  headers: Readonly<Record<string, string>>;
  body: string;
  signal: AbortSignal;
  keepalive: boolean;
};

export type Transport = (path: string, sent: Sent) => Promise<Response>;

/** Senders by path, for calls that `fetch` cannot serve. */
export const transports: Partial<Record<string, Transport>> = {};
