import type { FieldSpec } from '../field/field.ts';
import { oneLine } from '../text/tidy-text.ts';
import { batchOf } from '../wire/payload.ts';
import { picture, text } from '../wire/primitives.ts';
import { atMost, filled, ruled, tidied } from '../wire/rules.ts';
import { certificationRefusals } from './refusals.ts';

const { certificationInvalid } = certificationRefusals;

const line = (label: string) => ({ kind: 'text', label, required: true, max: 40 }) as const;

export const certifiedFields = {
  name: { ...line('姓名'), autofill: 'on' },
  hospital: line('执业医院'),
  department: line('科室'),
  jobTitle: line('职称'),
} as const satisfies Readonly<Record<string, FieldSpec>>;

const ruledLine = ({ label, max }: ReturnType<typeof line>) =>
  ruled(
    tidied(text, oneLine),
    filled(`请填写${label}`, certificationInvalid),
    atMost(max, certificationInvalid),
  );

export const certifiedLines = {
  name: ruledLine(certifiedFields.name),
  hospital: ruledLine(certifiedFields.hospital),
  department: ruledLine(certifiedFields.department),
  jobTitle: ruledLine(certifiedFields.jobTitle),
};

export const MOST_CERTIFIED_PICTURES = 3;

export const certifiedPictures = ruled(batchOf(picture, MOST_CERTIFIED_PICTURES), {
  holds: ({ length }) => length > 0,
  reason: '请上传执业证照片',
  refusal: certificationInvalid,
});
