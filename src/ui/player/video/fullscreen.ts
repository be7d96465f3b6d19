/** iPhones support full screen only for videos, by a method of their own. */
type AppleVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

export const isFullscreen = (frame: Element | null): boolean =>
  frame !== null && document.fullscreenElement === frame;

/** Enters or leaves full screen; does nothing where the browser supports neither way. */
export const toggleFullscreen = (frame: HTMLElement, video: HTMLVideoElement): void => {
  const refused = () => undefined;
  if (document.fullscreenElement) void document.exitFullscreen().catch(refused);
  else if (typeof frame.requestFullscreen === 'function')
    void frame.requestFullscreen().catch(refused);
  // the type adds one optional method, whose presence is checked by the call
  else (video as AppleVideo).webkitEnterFullscreen?.();
};
