import { invitationAddress, takeGiftAddress } from '#schemas/gift/addresses.ts';
import { giftApi } from '#schemas/gift/endpoints.ts';

const NOW = Date.UTC(2026, 10, 21, 8);

const course = { title: '遗传咨询入门：从家系图到检测报告', thumb: '/media/cover-genetics.svg' };

export const openGift = {
  ...{ ...course, id: 5, state: 'open', code: '3-abc', taker: '' },
  ...{ take_time: null, create_time: NOW },
};

export const takenGift = { ...openGift, state: 'taken', code: '', taker: '周医生', take_time: NOW };

export const offer = {
  ...{ ...course, state: 'open', giver: '林晓', link: '/courseDetail/15' },
  ...{ given: 0, mine: 0, owned: 0 },
};

/** Answers for the pages of gifts, in the wire's form. */
export const answers = {
  [giftApi.readGift.path]: openGift,
  [giftApi.offeredGift.path]: offer,
  [giftApi.takeGift.path]: { title: course.title, link: '/courseDetail/15' },
};

/** The addresses of pages that need more than an id. */
export const addresses = { [invitationAddress.pattern]: { path: takeGiftAddress('3-abc') } };
