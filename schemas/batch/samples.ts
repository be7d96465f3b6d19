import { sampleOf } from '../sample.ts';
import { readBatch } from './endpoints.ts';

const text = '{"code":200,"msg":"成功","data":{"unread":2}}';

export const samples = [
  sampleOf(readBatch, {
    payload: { calls: [{ path: '/v1/message/getMessage', body: { type: 1 } }] },
    quiet: true,
    tidy: { answers: [{ at: 0, status: 200, card: '1', text }] },
    data: { answers: [{ at: 0, status: 200, card: '1', text }] },
  }),
];
