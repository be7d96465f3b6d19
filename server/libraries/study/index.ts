export { keepShares, type NewLength } from './keep-shares.ts';
