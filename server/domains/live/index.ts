export { playedStream, roomStillOpen } from './played-stream.ts';
export { addPremiere } from './premieres.ts';
export { assertReservable, reservableLives } from './reservable.ts';
export { liveRow, livesBy, toLive } from './rows.ts';
export { watchedIn } from './watched.ts';
