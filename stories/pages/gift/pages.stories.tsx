import type { Meta } from '@storybook/react-vite';
import { takeGiftAddress } from '#schemas/gift/addresses.ts';
import { giftApi } from '#schemas/gift/endpoints.ts';
import { offer, openGift, takenGift } from '#schemas/gift/samples.ts';
import { page as givenPage } from '#src/pages/gift/given/page.ts';
import { page as offeredPage } from '#src/pages/gift/offered/page.ts';
import { pageStories as page } from '../page-story.tsx';

export default { title: '页面/礼物', parameters: { stage: 'page' } } satisfies Meta;

const given = page(givenPage, { search: 'id=5' });
const giftOf = (own: object) => ({ [giftApi.readGift.path]: { ...openGift, ...own } });

export const Given = given('我的礼物：等待领取');
export const GivenTaken = given('我的礼物：已被领取', giftOf(takenGift));
export const GivenWithdrawn = given('我的礼物：已收回', giftOf({ state: 'withdrawn', code: '' }));

const offered = page(offeredPage, { path: takeGiftAddress('3-abc') });
const offerOf = (own: object) => ({ [giftApi.offeredGift.path]: { ...offer, ...own } });

export const Offered = offered('收到的礼物');
export const OfferedTaken = offered('收到的礼物：已被领取', offerOf({ state: 'taken' }));
export const OfferedOwned = offered('收到的礼物：已拥有', offerOf({ owned: 1 }));
