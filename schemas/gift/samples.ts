import { sampleOf } from '../sample.ts';
import { offeredGift, readGift, takeGift } from './endpoints.ts';

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

export const samples = [
  sampleOf(readGift, {
    payload: { id: '9' },
    tidy: openGift,
    wild: {
      ...{ id: 9, title: '心电图', thumb: '/a.svg', state: 'taken', code: null, taker: '周医生' },
      ...{ take_time: 1767225600, create_time: 1767222000 },
    },
    data: { id: '9', state: 'taken', code: '', takenAt: 1767225600000, createdAt: 1767222000000 },
  }),
  sampleOf(offeredGift, {
    payload: { code: '3-abc' },
    tidy: offer,
    wild: {
      ...{ title: '心电图', thumb: '', state: 'open', giver: '林晓', link: '/courseDetail/7' },
      ...{ given: 0, mine: '0', owned: 1 },
    },
    data: { state: 'open', giver: '林晓', given: false, mine: false, owned: true },
  }),
  sampleOf(takeGift, {
    payload: { code: '3-abc', key: 'k' },
    tidy: { title: course.title, link: '/courseDetail/15' },
    wild: { title: '心电图', link: '/courseDetail/7' },
    data: { title: '心电图', link: '/courseDetail/7' },
  }),
];
