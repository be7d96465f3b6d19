import type { HomeAddress } from '../../../schemas/home-addresses.ts';
import { address } from '../../platform/navigation/address.ts';

/** Address of the first tab's page. */
export const discoverAddress = address('/foodIndex' satisfies HomeAddress);
