import type { FieldSpec } from '../field/field.ts';
import { specialtiesField, specialtiesRule } from '../onboarding/fields.ts';
import { oneLine, severalLines } from '../text/tidy-text.ts';
import { picture, text } from '../wire/primitives.ts';
import { atMost, filled, ruled, tidied } from '../wire/rules.ts';
import { workshopRefusals } from './refusals.ts';

const { settingsInvalid } = workshopRefusals;

/** In the order of the form. */
export const settingsFields = {
  shop: { kind: 'text', label: '工作室名称', required: true, max: 20 },
  specialties: specialtiesField,
  intro: { kind: 'longText', label: '介绍', max: 1000, rows: 5 },
  notice: {
    ...{ kind: 'longText', label: '公告', max: 200, rows: 3 },
    help: '显示在讲师主页，没有公告就留空',
  },
} as const satisfies Readonly<Record<string, FieldSpec>>;

const { shop, intro, notice } = settingsFields;

export const ruledSettings = {
  shop: ruled(
    tidied(text, oneLine),
    filled('请填写工作室名称', settingsInvalid),
    atMost(shop.max, settingsInvalid),
  ),
  specialties: specialtiesRule(settingsInvalid),
  intro: ruled(tidied(text, severalLines), atMost(intro.max, settingsInvalid)),
  notice: ruled(tidied(text, severalLines), atMost(notice.max, settingsInvalid)),
  avatar: ruled(picture, filled('请上传头像', settingsInvalid)),
  /** Of a group or an account; '' for none. */
  qr_code: picture,
};
