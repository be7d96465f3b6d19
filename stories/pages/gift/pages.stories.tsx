import type { Meta } from '@storybook/react-vite';
import { giftAddress, invitationAddress, takeGiftAddress } from '#schemas/gift/addresses.ts';
import { giftApi } from '#schemas/gift/endpoints.ts';
import { offer, openGift, takenGift } from '#schemas/gift/samples.ts';
import { pageStories as page } from '../page-story.tsx';

export default { title: '页面/礼物', parameters: { stage: 'page' } } satisfies Meta;

const given = page(giftAddress, { search: 'id=5' });
const giftOf = (own: object) => ({ [giftApi.readGift.path]: { ...openGift, ...own } });

export const Given = given('我的礼物：等待领取');
export const GivenTaken = given('我的礼物：已被领取', giftOf(takenGift));
export const GivenWithdrawn = given('我的礼物：已收回', giftOf({ state: 'withdrawn', code: '' }));

const offered = page(invitationAddress, { path: takeGiftAddress('3-abc') });
const offerOf = (own: object) => ({ [giftApi.offeredGift.path]: { ...offer, ...own } });

export const Offered = offered('收到的礼物');
export const OfferedTaken = offered('收到的礼物：已被领取', offerOf({ state: 'taken' }));
export const OfferedOwned = offered('收到的礼物：已拥有', offerOf({ owned: 1 }));
