/** The object that the messenger itself adds to the page, below its SDK. */
export type Bridge = {
  invoke: (name: string, options: object, onEnd?: (result: unknown) => void) => void;
  on: (event: string, onEvent: (event: unknown) => void) => void;
};

const bridge = (): Bridge | undefined =>
  // the messenger sets this global, which no typings describe
  (globalThis as { WeixinJSBridge?: Bridge }).WeixinJSBridge;

export const whenBridge = (onBridge: (found: Bridge) => void): void => {
  const tell = () => {
    const found = bridge();
    if (found) onBridge(found);
  };
  if (bridge()) tell();
  else document.addEventListener('WeixinJSBridgeReady', tell, { once: true });
};
