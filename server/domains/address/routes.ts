import { addressApi } from '#schemas/address/endpoints.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { listAddresses, readAddress } from './read-addresses.ts';
import { removeAddress } from './remove-address.ts';
import { saveAddress } from './save-address.ts';
import { setDefaultAddress } from './set-default.ts';

export const serve = (host: Host): void =>
  implement(host, addressApi, {
    addressList: listAddresses,
    addressDetail: readAddress,
    saveAddress,
    removeAddress,
    setDefaultAddress,
  });
