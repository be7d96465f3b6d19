import { LIVE_SOCKET } from '#schemas/live/socket.ts';

/** The frames that a room's socket sends at the start, as on the wire; undefined: it never opens. */
type Frames = readonly { type: string; data: unknown }[] | undefined;

type Heard = ((event: { data: string }) => void) | null;

/** The room's socket without a network. */
class StorySocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: Heard = null;
  private readonly frames: Frames;

  constructor(frames: Frames) {
    this.frames = frames;
    setTimeout(() => this.open());
  }

  private open(): void {
    if (!this.frames) return;
    this.readyState = 1;
    this.onopen?.();
  }

  send(): void {
    for (const frame of this.frames ?? []) this.onmessage?.({ data: JSON.stringify(frame) });
  }

  close(): void {
    this.readyState = 3;
  }
}

/** Replaces the room's socket for one story; returns how to undo that. */
export const stubSocket = (frames: Frames) => (): (() => void) => {
  const { WebSocket: network } = window;
  const handler: ProxyHandler<typeof WebSocket> = {
    construct: (target, [address, protocols]) =>
      String(address).endsWith(LIVE_SOCKET)
        ? new StorySocket(frames)
        : new target(address, protocols),
  };
  window.WebSocket = new Proxy(network, handler);
  return () => {
    window.WebSocket = network;
  };
};
