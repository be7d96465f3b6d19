import { LIVE_SOCKET } from '#schemas/live/socket.ts';
import { type FrameReader, readFrame } from './frames.ts';
import { pauseAfter } from './pause-after.ts';

/** How long a socket may take to open, in ms. */
const OPENING = 8000;
/** The server sends a sign of life every 20 s; after this silence the line is dead, in ms. */
const SILENCE = 45_000;
/** A line that was silent this long while the page was hidden is opened anew, in ms. */
const DOUBTFUL = 25_000;

export type Opening = { id: string; token: string };

type Line = {
  /** Sends a message; false where the line is not open. */
  say: (key: string, body: string) => boolean;
  /** Tries again at once, such as when the network has come back. */
  hurry: () => void;
  close: () => void;
};

type Events = FrameReader & {
  /** Id of the last entry that the log has, read at each attempt. */
  since: () => number;
  onOpen: () => void;
  /** Called when the line closed or could not be opened; `attempts`: the failures in a row. */
  onLost: (attempts: number) => void;
};

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;

/** A room's line: a socket that reopens by itself until it is closed or the room is over. */
export const openLine = ({ id, token }: Opening, events: Events): Line => {
  let socket: WebSocket | undefined;
  let attempts = 0;
  let ended = false;
  let heard = false;
  let heardAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (ms: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const lose = (): void => {
    const lost = socket;
    socket = undefined;
    lost?.close();
    if (ended) return;
    attempts += 1;
    events.onLost(attempts);
    if (!ended) wait(pauseAfter(attempts, Math.random()), connect);
  };
  const reader: FrameReader = {
    ...events,
    state: (state) => {
      const opens = !heard;
      // `onOpen` sends the waiting messages, which needs `heard` to be true already
      heard = true;
      attempts = 0;
      if (opens) events.onOpen();
      events.state(state);
    },
    over: (why) => {
      ended = true;
      clearTimeout(timer);
      events.over(why);
    },
  };
  const connect = (): void => {
    heard = false;
    wait(OPENING, lose);
    let own: WebSocket;
    try {
      own = new WebSocket(address() + LIVE_SOCKET);
    } catch {
      // some browsers throw where the page's content security policy forbids the socket
      lose();
      return;
    }
    socket = own;
    own.onopen = () => own.send(JSON.stringify({ type: 'join', id, token, since: events.since() }));
    own.onmessage = ({ data }) => {
      if (socket !== own) return;
      wait(SILENCE, lose);
      heardAt = Date.now();
      readFrame(data, reader);
    };
    own.onclose = () => {
      if (socket === own) lose();
    };
  };
  connect();
  return {
    say: (key, body) => {
      if (!heard || socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify({ type: 'say', key, body }));
      return true;
    },
    hurry: () => {
      if (ended || (socket && Date.now() - heardAt < DOUBTFUL)) return;
      socket?.close();
      socket = undefined;
      attempts = 0;
      wait(0, connect);
    },
    close: () => {
      ended = true;
      clearTimeout(timer);
      socket?.close();
      socket = undefined;
    },
  };
};
