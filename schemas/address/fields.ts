import type { FieldSpec } from '../field/field.ts';
import { isPhone, LONGEST_PHONE } from '../login/fields.ts';
import { loginRefusals } from '../login/refusals.ts';
import { text } from '../primitives.ts';
import { atMost, filled, ruled, tidied } from '../rules.ts';
import { oneLine } from '../tidy-text.ts';
import { addressRefusals } from './refusals.ts';

/** The most characters that a part of an address may have. */
const longest = { receiver: 20, region: 30, detail: 100, tag: 6 } as const;

/** What an address is asked for by, beside its tag. */
export const addressFields = {
  receiver: {
    ...{ kind: 'text', label: '收货人', required: true, max: longest.receiver },
    ...{ autofill: 'name', placeholder: '请填写姓名' },
  },
  phone: {
    ...{ kind: 'phone', label: '手机号', required: true, max: LONGEST_PHONE },
    ...{ autofill: 'tel', placeholder: '11 位手机号' },
  },
  region: { kind: 'region', label: '所在地区', required: true, max: 3 },
  detail: {
    ...{ kind: 'longText', label: '详细地址', required: true, max: longest.detail },
    ...{ autofill: 'street-address', placeholder: '街道、小区、楼栋、门牌号' },
  },
} as const satisfies Readonly<Record<string, FieldSpec>>;

const { badReceiver, badRegion, badDetail, badTag } = addressRefusals;
const REGION = '请选择所在地区';

const line = tidied(text, oneLine);
const regionName = ruled(line, atMost(longest.region, badRegion, REGION));
const requiredRegion = ruled(regionName, filled(REGION, badRegion));

/** The parts of an address as they are stored: each in one line; `county` and `tag` may be ''. */
export const addressLines = {
  receiver: ruled(
    line,
    filled('请填写收货人姓名', badReceiver, longest.receiver),
    atMost(longest.receiver, badReceiver),
  ),
  phone: ruled(line, filled('请填写手机号', loginRefusals.badPhone), {
    ...isPhone,
    said: '请填写正确的 11 位手机号',
  }),
  province: requiredRegion,
  city: requiredRegion,
  county: regionName,
  detail: ruled(
    line,
    filled('请填写街道、门牌号等详细地址', badDetail, longest.detail),
    atMost(longest.detail, badDetail),
  ),
  tag: ruled(line, atMost(longest.tag, badTag)),
};
