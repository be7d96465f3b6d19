import { isPhone } from '../login/fields.ts';
import { loginRefusals } from '../login/refusals.ts';
import { oneLine } from '../text/tidy-text.ts';
import { text } from '../wire/primitives.ts';
import { atMost, filled, ruled, tidied } from '../wire/rules.ts';
import { addressRefusals } from './refusals.ts';

export const longest = { receiver: 20, region: 30, detail: 100, tag: 6 } as const;

const { badReceiver, badRegion, badDetail, badTag } = addressRefusals;
const REGION = '请选择所在地区';

const line = tidied(text, oneLine);
const regionName = ruled(line, atMost(longest.region, badRegion, REGION));
const requiredRegion = ruled(regionName, filled(REGION, badRegion));

/** The parts of an address, each tidied into one line; `county` and `tag` may be ''. */
export const addressLines = {
  receiver: ruled(
    line,
    filled('请填写收货人姓名', badReceiver, longest.receiver),
    atMost(longest.receiver, badReceiver),
  ),
  phone: ruled(line, filled('请填写手机号', loginRefusals.badPhone), {
    ...isPhone,
    reason: '请填写正确的 11 位手机号',
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
