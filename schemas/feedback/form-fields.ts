import type { FieldSpec } from '../field/field.ts';
import { LONGEST_CONTACT, LONGEST_FEEDBACK } from './fields.ts';

export const feedbackFields = {
  text: {
    ...{ kind: 'longText', label: '反馈内容', required: true, max: LONGEST_FEEDBACK, rows: 5 },
    placeholder: '请写下你遇到的情况或建议，写明页面和操作步骤，我们能更快找到原因',
  },
  contact: {
    ...{ kind: 'text', label: '联系方式', max: LONGEST_CONTACT },
    help: '手机号、微信或邮箱，方便我们进一步了解；回复会发到你的消息里',
  },
} as const satisfies Readonly<Record<string, FieldSpec>>;
