/** The consent that is asked for: `base` identifies a person silently, `info` after a tap. */
export type Scope = 'base' | 'info';

export type Wechat = {
  appId: string;
  /** Whether nothing leaves the server; a consent page of ours then stands for the messenger's. */
  simulated: boolean;
  /** The code's openid. Refuses `wechatCodeRefused`, `wechatSnapshot`, `wechatUnavailable`. */
  openidOf: (code: string) => Promise<string>;
  /** The JS-SDK's ticket. Refuses `wechatUnavailable`. */
  ticket: () => Promise<string>;
  /**
   * A picture that a phone has handed to the messenger: its first bytes up to one more than `most`,
   * or an address of ours that shows it. Refuses `wechatMediaRefused`, `wechatUnavailable`.
   */
  media: (id: string, most: number) => Promise<{ bytes: Buffer } | { address: string }>;
  /** A recording likewise. Refuses `wechatVoiceRefused`, `wechatUnavailable`. */
  voice: (id: string, most: number) => Promise<Buffer>;
};
