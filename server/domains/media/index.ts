export { kindName, offeredStreams } from './offered-streams.ts';
export { testPlay } from './play.ts';
