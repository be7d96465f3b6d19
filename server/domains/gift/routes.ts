import { giftApi } from '#schemas/gift/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { offeredGift } from './offered-gift.ts';
import { readGift } from './read-gift.ts';
import { takeGift } from './take-gift.ts';

export const serve = (host: DomainHost, services: Services): void =>
  implement(host, giftApi, {
    readGift: readGift(services),
    offeredGift: offeredGift(services),
    takeGift: takeGift(services),
  });
