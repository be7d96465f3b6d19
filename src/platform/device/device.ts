export const isWechat = (userAgent: string): boolean => /micromessenger/i.test(userAgent);

/** false on a server. */
export const inMessenger = (): boolean =>
  typeof navigator === 'object' && isWechat(navigator.userAgent);

export const isIos = (userAgent: string): boolean => /iphone|ipad|ipod/i.test(userAgent);

export const isAndroid = (userAgent: string): boolean => /android/i.test(userAgent);
