import type { HomeAddress } from '../home-addresses.ts';
import { address } from '../page-address.ts';

/** Address of the first tab's page. */
export const discoverAddress = address('/foodIndex' satisfies HomeAddress);
