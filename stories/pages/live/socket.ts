import { LIVE_SOCKET } from '#schemas/live/socket.ts';

/** The frames that a room's socket sends at the start, as on the wire; undefined: it never opens. */
type Told = readonly { type: string; data: unknown }[] | undefined;

type Heard = ((event: { data: string }) => void) | null;

/** The room's socket without a network. */
class StorySocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: Heard = null;
  private readonly told: Told;

  constructor(told: Told) {
    this.told = told;
    setTimeout(() => this.open());
  }

  private open(): void {
    if (!this.told) return;
    this.readyState = 1;
    this.onopen?.();
  }

  send(): void {
    for (const frame of this.told ?? []) this.onmessage?.({ data: JSON.stringify(frame) });
  }

  close(): void {
    this.readyState = 3;
  }
}

/** Replaces the room's socket for one story; returns how to undo that. */
export const tellRoom = (told: Told) => (): (() => void) => {
  const { WebSocket: network } = window;
  const handler: ProxyHandler<typeof WebSocket> = {
    construct: (target, [address, protocols]) =>
      String(address).endsWith(LIVE_SOCKET)
        ? new StorySocket(told)
        : new target(address, protocols),
  };
  window.WebSocket = new Proxy(network, handler);
  return () => {
    window.WebSocket = network;
  };
};
