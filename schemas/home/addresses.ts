import type { HomeAddress } from '../layout/home-addresses.ts';
import { address } from '../page-address.ts';

/** The home page that the back end names. */
export const homeAddress = address('/' satisfies HomeAddress);
/** Address of the first tab's page. */
export const discoverAddress = address('/foodIndex' satisfies HomeAddress);
