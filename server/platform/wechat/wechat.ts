/** What the person has agreed to: `base` identifies them silently, `info` after a tap. */
export type Scope = 'base' | 'info';

/** What the product needs of the messenger. */
export type Wechat = {
  appId: string;
  /** Whether nothing leaves the server; a consent page of ours then stands for the messenger's. */
  simulated: boolean;
  /** Who the code was issued to. Refuses `wechatCodeRefused`, `wechatSnapshot`, `wechatUnavailable`. */
  openidOf: (code: string) => Promise<string>;
  /** The JS-SDK's ticket. Refuses `wechatUnavailable`. */
  ticket: () => Promise<string>;
  /**
   * A picture that a phone has handed to the messenger: its first bytes up to one more than `most`,
   * or an address of ours that shows it. Refuses `wechatMediaRefused`, `wechatUnavailable`.
   */
  media: (id: string, most: number) => Promise<{ bytes: Buffer } | { address: string }>;
};
