import type { FieldSpec } from '../field/field.ts';
import { isCreditCode } from '../text/credit-code.ts';
import { oneLine, severalLines } from '../text/tidy-text.ts';
import { isIdentityNumber, isMainlandPhone } from '../text/validators.ts';
import type { Refusal } from '../wire/define-refusals.ts';
import { batchOf, withDefault } from '../wire/payload.ts';
import { picture, text } from '../wire/primitives.ts';
import { atMost, filled, ruled, tidied } from '../wire/rules.ts';
import { onboardingRefusals } from './refusals.ts';

export const onboardingKinds = ['person', 'organisation'] as const;
export type OnboardingKind = (typeof onboardingKinds)[number];

/** `withdrawn`: by the member, before a decision; `revoked`: by an operator, after it had passed. */
export const onboardingStates = ['waiting', 'passed', 'refused', 'withdrawn', 'revoked'] as const;
export type OnboardingState = (typeof onboardingStates)[number];

export const ownOnboardingStates = ['none', ...onboardingStates] as const;

const { onboardingInvalid } = onboardingRefusals;

export const MOST_LICENCES = 3;
const MOST_SPECIALTIES = 8;
const LONGEST_SPECIALTY = 12;

const line = (label: string, max = 40) => ({ kind: 'text', label, required: true, max }) as const;

export const specialtiesField = {
  ...line('擅长领域', 100),
  help: `用顿号分开，最多 ${MOST_SPECIALTIES} 项，每项 ${LONGEST_SPECIALTY} 个字以内`,
  placeholder: '心电图、高血压',
} as const satisfies FieldSpec;

const common = {
  phone: { kind: 'phone', label: '联系手机', required: true, autofill: 'tel' },
  specialties: specialtiesField,
  shop: {
    ...{ kind: 'text', label: '工作室名称', max: 20 },
    help: '填写后，审核通过时同时开通工作室',
  },
  intro: { kind: 'longText', label: '简介', required: true, max: 500, rows: 4 },
} as const satisfies Readonly<Record<string, FieldSpec>>;

/** In the order of the form. */
export const onboardingFields = {
  person: {
    name: { ...line('真实姓名'), autofill: 'name' },
    number: {
      ...{ kind: 'idCard', label: '身份证号', required: true },
      help: '只用于核对身份，核对后只保存首尾几位',
    },
    hospital: line('所在医院'),
    department: line('科室'),
    jobTitle: line('职称'),
    ...common,
  },
  organisation: {
    name: { ...line('单位名称', 60), autofill: 'organization' },
    number: {
      ...{ kind: 'text', label: '统一社会信用代码', required: true, max: 18 },
      placeholder: '营业执照上的 18 位代码',
    },
    legalPerson: line('法定代表人'),
    contact: line('联系人'),
    ...common,
  },
} as const satisfies Readonly<Record<OnboardingKind, Readonly<Record<string, FieldSpec>>>>;

type Line = { label: string; max: number };

const ruledLine = ({ label, max }: Line) =>
  ruled(
    tidied(text, oneLine),
    filled(`请填写${label}`, onboardingInvalid),
    atMost(max, onboardingInvalid),
  );

/** The parts of a typed list, each once. */
export const specialtiesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[、,，;；\n]/u)
      .map(oneLine)
      .filter((part) => part !== ''),
  ),
];

export const specialtiesRule = (refusal: Refusal) =>
  ruled(
    tidied(text, severalLines),
    {
      holds: (value) => specialtiesOf(value).length > 0,
      reason: '请填写擅长领域',
      refusal,
    },
    {
      holds: (value) => {
        const parts = specialtiesOf(value);
        return (
          parts.length <= MOST_SPECIALTIES &&
          parts.every((part) => [...part].length <= LONGEST_SPECIALTY)
        );
      },
      reason: `最多 ${MOST_SPECIALTIES} 项，每项 ${LONGEST_SPECIALTY} 个字以内`,
      refusal,
    },
    atMost(specialtiesField.max, refusal),
  );

const tidyNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s-]+/g, '')
    .toUpperCase();

const numberOf = (label: string, fits: (number: string) => boolean) =>
  ruled(
    tidied(text, tidyNumber),
    filled(`请填写${label}`, onboardingInvalid),
    {
      // a masked number stands for the stored one, which the server compares
      holds: (value) => value.length <= 18 && (value.includes('*') || fits(value)),
      reason: `${label}不正确，请核对`,
      refusal: onboardingInvalid,
    },
    atMost(18, onboardingInvalid),
  );

const shared = {
  phone: ruled(
    tidied(text, (typed) => typed.normalize('NFKC').replace(/[\s-]+/g, '')),
    filled('请填写联系手机', onboardingInvalid),
    {
      holds: isMainlandPhone,
      reason: '请输入正确的手机号',
      refusal: onboardingInvalid,
    },
    atMost(11, onboardingInvalid),
  ),
  specialties: specialtiesRule(onboardingInvalid),
  shop: withDefault(ruled(tidied(text, oneLine), atMost(common.shop.max, onboardingInvalid)), ''),
  intro: ruled(
    tidied(text, severalLines),
    filled('请填写简介', onboardingInvalid),
    atMost(common.intro.max, onboardingInvalid),
  ),
};

export const onboardingLines = {
  person: {
    name: ruledLine(onboardingFields.person.name),
    number: numberOf(onboardingFields.person.number.label, (number) => isIdentityNumber(number)),
    hospital: ruledLine(onboardingFields.person.hospital),
    department: ruledLine(onboardingFields.person.department),
    jobTitle: ruledLine(onboardingFields.person.jobTitle),
    ...shared,
  },
  organisation: {
    name: ruledLine(onboardingFields.organisation.name),
    number: numberOf(onboardingFields.organisation.number.label, isCreditCode),
    legalPerson: ruledLine(onboardingFields.organisation.legalPerson),
    contact: ruledLine(onboardingFields.organisation.contact),
    ...shared,
  },
};

/** What the pictures of an application are called. */
export const pictureLabels: Readonly<
  Record<OnboardingKind, { portrait: string; licences: string }>
> = {
  person: { portrait: '形象照', licences: '执业证照片' },
  organisation: { portrait: '单位标志', licences: '营业执照照片' },
};

export const onboardingPictures = {
  portrait: ruled(picture, filled('请上传展示用的图片', onboardingInvalid)),
  licences: ruled(batchOf(picture, MOST_LICENCES), {
    holds: ({ length }) => length > 0,
    reason: '请上传证照照片',
    refusal: onboardingInvalid,
  }),
};
