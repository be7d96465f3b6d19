export { idCardOf, profileOf } from './profiles.ts';
