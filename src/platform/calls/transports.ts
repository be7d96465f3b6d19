type Sent = {
  method: 'POST';
  headers: Readonly<Record<string, string>>;
  body: string;
  signal: AbortSignal;
  keepalive: boolean;
};

export type Transport = (path: string, sent: Sent) => Promise<Response>;

export const transports: Partial<Record<string, Transport>> = {};
