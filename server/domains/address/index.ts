export { addressIn, ownAddresses } from './own.ts';
