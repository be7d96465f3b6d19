import type { HomeAddress } from '../layout/home-addresses.ts';
import { address } from '../page-address.ts';

/** The home page in the variant that the server chooses (`viewTemplate`). */
export const homeAddress = address('/' satisfies HomeAddress);
/** The first tab's page. */
export const discoverAddress = address('/foodIndex' satisfies HomeAddress);
