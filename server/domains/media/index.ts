export { testPlay } from './play.ts';
