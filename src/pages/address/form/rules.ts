import { longest } from '../../../../schemas/address/limits.ts';
import { tidyPhone } from '../../../../schemas/tidy-phone.ts';
import { isMainlandPhone } from '../../../../schemas/validators.ts';

const line = (missing: string, most: number) => ({
  validate: (typed: string) => {
    const { length } = typed.trim();
    if (length === 0) return missing;
    return length <= most || `最多 ${most} 个字`;
  },
});

export const receiverRule = line('请填写收货人姓名', longest.receiver);

export const phoneRule = {
  validate: (typed: string) => {
    if (typed.trim() === '') return '请填写手机号';
    return isMainlandPhone(tidyPhone(typed)) || '请填写正确的 11 位手机号';
  },
};

export const regionRule = {
  validate: (names: readonly string[]) => names.length > 1 || '请选择所在地区',
};

export const detailRule = line('请填写街道、门牌号等详细地址', longest.detail);
