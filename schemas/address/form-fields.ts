import type { FieldSpec } from '../field/field.ts';
import { longest } from './fields.ts';

export const addressFields = {
  receiver: {
    ...{ kind: 'text', label: '收货人', required: true, max: longest.receiver },
    ...{ autofill: 'name', placeholder: '请填写姓名' },
  },
  phone: {
    ...{ kind: 'phone', label: '手机号', required: true },
    ...{ autofill: 'tel', placeholder: '11 位手机号' },
  },
  region: { kind: 'region', label: '所在地区', required: true, max: 3 },
  detail: {
    ...{ kind: 'longText', label: '详细地址', required: true, max: longest.detail },
    ...{ autofill: 'street-address', placeholder: '街道、小区、楼栋、门牌号' },
  },
} as const satisfies Readonly<Record<string, FieldSpec>>;
