/** iPhones support full screen only for videos, by a method of their own. */
type AppleVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

export const isFullscreen = (frame: Element | null): boolean =>
  frame !== null && document.fullscreenElement === frame;

const refused = () => undefined;

export const leaveFullscreen = (): void => {
  if (document.fullscreenElement) void document.exitFullscreen().catch(refused);
};

/** Does nothing where the browser supports neither way. */
export const toggleFullscreen = (frame: HTMLElement, video: HTMLVideoElement): void => {
  if (document.fullscreenElement) leaveFullscreen();
  else if (typeof frame.requestFullscreen === 'function')
    void frame.requestFullscreen().catch(refused);
  // the type adds one optional method, whose presence is checked by the call
  else (video as AppleVideo).webkitEnterFullscreen?.();
};
