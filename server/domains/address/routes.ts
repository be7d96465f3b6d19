import { addressApi } from '../../../schemas/address/endpoints.ts';
import { type Host, implement, ofMember } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { listAddresses, readAddress } from './read-addresses.ts';
import { removeAddress } from './remove-address.ts';
import { saveAddress } from './save-address.ts';
import { setDefaultAddress } from './set-default.ts';

/** The calls of a member's addresses; nobody reaches another's. */
export const serveAddress = (host: Host, services: Services): void =>
  implement(host, addressApi, {
    addressList: ofMember(listAddresses),
    addressDetail: ofMember(readAddress),
    saveAddress: ofMember(saveAddress(services)),
    removeAddress: ofMember(removeAddress(services)),
    setDefaultAddress: ofMember(setDefaultAddress(services)),
  });
