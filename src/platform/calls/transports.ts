type Sent = {
  method: 'POST';
  headers: Readonly<Record<string, string>>;
  body: string;
  signal: AbortSignal;
  keepalive: boolean;
};

/** Sends a body to a path, as `fetch` does. */
export type Transport = (path: string, sent: Sent) => Promise<Response>;

/** How calls are sent where `fetch` does not do, by their path. */
export const transports: Partial<Record<string, Transport>> = {};
