import type { FieldSpec } from '../field/field.ts';
import { LONGEST_PERSON_LINE } from './fields.ts';

export const personFields = {
  name: {
    ...{ kind: 'text', label: '姓名', required: true, max: LONGEST_PERSON_LINE, autofill: 'name' },
    help: '会印在证书上，请填写真实姓名',
  },
  idCard: {
    ...{ kind: 'idCard', label: '身份证号', required: true },
    help: '加密保存，只用于核对学分归属，同一个号码只能领一次',
  },
  unit: {
    ...{ kind: 'text', label: '工作单位', required: true, max: LONGEST_PERSON_LINE },
    autofill: 'organization',
  },
  jobTitle: { kind: 'text', label: '职称', max: LONGEST_PERSON_LINE },
} as const satisfies Readonly<Record<string, FieldSpec>>;
