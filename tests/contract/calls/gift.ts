import type { CallRow } from './call-row.ts';

export const giftCalls: Record<string, CallRow> = {
  '/v1/gift/detail': [
    { id: '9' },
    {
      ...{ id: 9, title: '心电图', thumb: '/a.svg', state: 'taken', code: null, taker: '周医生' },
      ...{ take_time: 1767225600, create_time: 1767222000 },
    },
    { id: '9', state: 'taken', code: '', takenAt: 1767225600000, createdAt: 1767222000000 },
  ],
  '/v1/gift/offer': [
    { code: '3-abc' },
    {
      ...{ title: '心电图', thumb: '', state: 'open', giver: '林晓', link: '/courseDetail/7' },
      ...{ given: 0, mine: '0', owned: 1 },
    },
    { state: 'open', giver: '林晓', given: false, mine: false, owned: true },
  ],
  '/v1/gift/take': [
    { code: '3-abc', key: 'k' },
    { title: '心电图', link: '/courseDetail/7' },
    { title: '心电图', link: '/courseDetail/7' },
  ],
};
