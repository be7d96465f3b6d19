/** `base` identifies a person silently, `info` after a tap. */
export type Scope = 'base' | 'info';

export type Wechat = {
  appId: string;
  /** Nothing leaves the server; our own consent page replaces the messenger's. */
  simulated: boolean;
  /** Refuses `wechatCodeRefused`, `wechatSnapshot`, `wechatUnavailable`. */
  openidOf: (code: string) => Promise<string>;
  ticket: () => Promise<string>;
  /**
   * A picture that a phone has uploaded to the messenger: its first bytes up to one more than `most`, or an address
   * of ours. Refuses `wechatMediaRefused`, `wechatUnavailable`.
   */
  media: (id: string, most: number) => Promise<{ bytes: Buffer } | { address: string }>;
  /** Refuses `wechatVoiceRefused`, `wechatUnavailable`. */
  voice: (id: string, most: number) => Promise<Buffer>;
};
