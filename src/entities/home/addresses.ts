import type { HomeAddress } from '../../../schemas/home-addresses.ts';
import { address } from '../../platform/navigation/address.ts';

/** Where the first tab leads. */
export const discoverAddress = address('/foodIndex' satisfies HomeAddress);
