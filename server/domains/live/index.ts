export { playedStream, roomStillOpen } from './played-stream.ts';
export { assertReservable, reservableLives } from './reservable.ts';
export { livesBy, toLive } from './rows.ts';
