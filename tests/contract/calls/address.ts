import type { CallRow } from './call-row.ts';

const key = 'k';
const sent = {
  ...{ receiver: '林静', phone: '13812345678', detail: '科技园 1 号楼', tag: '家' },
  ...{ province: '广东省', city: '深圳市', county: '南山区' },
};
const wire = { ...sent, id: 9, is_default: '1' };
const read = { ...sent, id: '9', isDefault: true };

/** The calls of a member's addresses: what each sends, and one answer in full. */
export const addressCalls: Record<string, CallRow> = {
  '/v1/address/list': [
    {},
    { data: [wire, { ...wire, id: 10, tag: null, is_default: 0 }, { id: 11 }], most: '20' },
    { items: [read, { ...read, id: '10', tag: '', isDefault: false }], most: 20 },
  ],
  '/v1/address/detail': [{ id: '9' }, wire, read],
  '/v1/address/save': [{ ...sent, id: '', isDefault: true, key }, { id: 9 }, { id: '9' }],
  '/v1/address/remove': [{ id: '9', key }, {}, {}],
  '/v1/address/setDefault': [{ id: '9', key }, [], {}],
};
