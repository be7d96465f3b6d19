import type { FormAnswers } from '../form/answers.ts';
import type { SentField } from '../form/field.ts';
import { sexes } from './sex.ts';

/** The profile's own fields on the wire; `sex` 0 secret, 1 male, 2 female. */
export type ProfileWords = {
  name: string;
  sex: number;
  hospital: string;
  department: string;
  jobTitle: string;
  province: string;
  city: string;
  idCard: string;
};

const line: Omit<SentField, 'key' | 'label'> = {
  kind: 'text',
  required: false,
  options: [],
  placeholder: '',
  hint: '',
  longest: 50,
};

/** The form fields that the profile has on the wire; new databases have them all. */
export const standardFields: readonly SentField[] = [
  { ...line, key: 'name', label: '姓名', required: true, longest: 20 },
  {
    ...line,
    key: 'sex',
    kind: 'single',
    label: '性别',
    options: sexes.map(({ value, label }) => ({ id: String(value), title: label })),
    longest: 0,
  },
  { ...line, key: 'hospital', label: '单位', placeholder: '医院或机构名称' },
  { ...line, key: 'department', label: '科室', placeholder: '如：心内科' },
  { ...line, key: 'jobTitle', label: '职称', placeholder: '如：主治医师' },
  { ...line, key: 'region', kind: 'region', label: '所在地区', longest: 2 },
  {
    ...line,
    key: 'idCard',
    kind: 'identity',
    label: '身份证号',
    hint: '仅在需要核对身份时使用，加密保存',
    longest: 18,
  },
];

const one = (text: string): string[] => (text ? [text] : []);

/** Sex 0 (secret) counts as no answer where the form offers no such option. */
const sexOf = (sex: number, fields: readonly SentField[]): string[] => {
  const sexField = fields.find(({ key }) => key === 'sex');
  return sex === 0 && !sexField?.options.some(({ id }) => id === '0') ? [] : [String(sex)];
};

export const answersOfWords = (words: ProfileWords, fields: readonly SentField[]): FormAnswers => ({
  name: one(words.name),
  sex: sexOf(words.sex, fields),
  hospital: one(words.hospital),
  department: one(words.department),
  jobTitle: one(words.jobTitle),
  region: words.city ? [words.province, words.city] : one(words.province),
  idCard: one(words.idCard),
});

const standardKeys = new Set(standardFields.map(({ key }) => key));

export const isStandard = (key: string): boolean => standardKeys.has(key);

const SEX = /^[012]$/;

/** Whether the profile's own field can hold the whole answer: a region has two levels there. */
const fitsWords = (key: string, values: readonly string[]): boolean => {
  if (key === 'region') return values.length <= 2;
  return values.length <= 1 && (key !== 'sex' || values.every((value) => SEX.test(value)));
};

/** Splits answers into the profile's own fields, and in `further` those that these cannot hold in full. */
export const wordsOfAnswers = (
  answers: FormAnswers,
): { words: ProfileWords; further: FormAnswers } => {
  const first = (key: string): string => answers[key]?.[0] ?? '';
  return {
    words: {
      name: first('name'),
      sex: SEX.test(first('sex')) ? Number(first('sex')) : 0,
      hospital: first('hospital'),
      department: first('department'),
      jobTitle: first('jobTitle'),
      province: first('region'),
      city: answers.region?.[1] ?? '',
      idCard: first('idCard'),
    },
    further: Object.fromEntries(
      Object.entries(answers).filter(
        ([key, values]) => !isStandard(key) || !fitsWords(key, values),
      ),
    ),
  };
};
