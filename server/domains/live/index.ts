export { playedStream } from './played-stream.ts';
export { assertReservable, reservableLives } from './reservable.ts';
export { serveLive } from './routes.ts';
export { livesBy, toLive } from './rows.ts';
