/** What the product needs of the messenger. */
export type Wechat = {
  appId: string;
  /** Who the code was issued to. Refuses `wechatCodeRefused`, `wechatUnavailable`. */
  openidOf: (code: string) => Promise<string>;
  /** The JS-SDK's ticket. Refuses `wechatUnavailable`. */
  ticket: () => Promise<string>;
};
