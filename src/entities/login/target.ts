import { homeAddress } from '#schemas/home/addresses.ts';
import { orderAddress } from '#schemas/order/addresses.ts';
import { isId } from '#schemas/wire/primitives.ts';
import { readSession, writeSession } from '#src/platform/session/session.ts';
import { followable } from './followable.ts';

const savedOrder = (orderId: string): string =>
  isId(orderId) ? orderAddress({ id: orderId }) : '';

const savedTargets = [
  ['orderId', savedOrder],
  ['beforeLoginUrl', (address: string) => followable(address)],
  ['distributionUrl', (address: string) => followable(address)],
] as const;

/**
 * Where to go after login (shell rule 22): the stored order, the page before the login, the distribution
 * address, or home. Each stored address is removed when it is read, so that it is used once.
 */
export const takeTarget = (): string => {
  for (const [key, addressOf] of savedTargets) {
    const address = addressOf(readSession(key));
    writeSession(key, '');
    if (!address) continue;
    // `beforeLoginUrl` belongs to this login: the next login must not find it
    writeSession('beforeLoginUrl', '');
    return address;
  }
  return homeAddress();
};
