import { severalLines } from '../text/tidy-text.ts';
import { safeAddress } from '../wire/primitives.ts';
import { type Answers, isBlank, type Question, valuesOf } from './question.ts';
import { questionPath } from './question-path.ts';

/** Longest text of one answer where the question names none. */
const TEXT_LENGTH = 1000;
/** Longest text that the wire takes, whatever a question says. */
export const LONGEST_TEXT = 1999;

export const textLimit = ({ most }: Question): number =>
  Math.min(most || TEXT_LENGTH, LONGEST_TEXT);

type Judge = (question: Question, values: readonly string[]) => string | undefined;

const knows = (options: Question['options'], id: string): boolean =>
  options.some((option) => option.id === id);

const SCALE_VALUE = /^(?:0|[1-9]\d{0,2})$/;

// pictures that members uploaded, whoever keeps them, and portraits from the simulated messenger
const PICTURE = /^\/(?:uploads\/[\w-]+\.[a-z]{3,4}(?:\?[\w.~%&=-]*)?|media\/avatar-\d{1,2}\.svg)$/;

const RECORDING = /^\/uploads\/[\w-]+\.(?:webm|ogg|m4a|mp3|wav|amr)(?:\?[\w.~%&=-]*)?$/;
const SECONDS = /^[1-9]\d{0,3}$/;

/** Longest recording in seconds, where the question names none. */
const RECORDING_LENGTH = 300;
/** Longest text of one blank. */
export const BLANK_LENGTH = 100;

/** The address of an uploaded recording and its seconds; only the server knows whose it is. */
export const isRecording = ([address = '', seconds = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && RECORDING.test(address) && SECONDS.test(seconds);

/** In seconds. */
export const recordingLimit = ({ most }: Question): number => most || RECORDING_LENGTH;

/** The address of an uploaded picture; only the server knows whose it is. */
export const isPictureAddress = (address: string): boolean =>
  PICTURE.test(address) || /^https?:/i.test(safeAddress(address));

const UNKNOWN = '选项已失效，请重新选择';

const ofChoice: Judge = ({ options }, values) =>
  values.every((value) => knows(options, value)) && new Set(values).size === values.length
    ? undefined
    : UNKNOWN;

const ofMatrix: Judge = ({ required, rows, options }, values) => {
  const pairs = values.map((value) => value.split(':'));
  const answeredRows = new Set(pairs.map(([row]) => row));
  const known = pairs.every(([row = '', option = '', ...more]) => {
    return more.length === 0 && knows(rows, row) && knows(options, option);
  });
  if (!known || answeredRows.size !== values.length) return UNKNOWN;
  return required && answeredRows.size < rows.length ? '请为每一行选择一项' : undefined;
};

const judges: Record<Question['kind'], Judge> = {
  single: (question, values) => (values.length > 1 ? '只能选择一项' : ofChoice(question, values)),
  multiple: (question, values) => {
    if (question.least > 0 && values.length < question.least)
      return `请至少选择 ${question.least} 项`;
    if (question.most > 0 && values.length > question.most) return `最多选择 ${question.most} 项`;
    return ofChoice(question, values);
  },
  text: (question, values) => {
    const [text = ''] = values;
    const { least } = question;
    const limit = textLimit(question);
    if (values.length > 1) return UNKNOWN;
    if (severalLines(text).length < least) return `请至少填写 ${least} 个字`;
    return text.length > limit ? `不能超过 ${limit} 个字` : undefined;
  },
  scale: ({ least, most }, values) => {
    const [value = ''] = values;
    const fits = SCALE_VALUE.test(value) && Number(value) >= least && Number(value) <= most;
    return values.length === 1 && fits ? undefined : '请选择一个分值';
  },
  matrix: ofMatrix,
  judge: (question, values) => (values.length > 1 ? '只能选择一项' : ofChoice(question, values)),
  fill: ({ required, rows }, values) => {
    if (values.length > rows.length) return UNKNOWN;
    if (values.some(({ length }) => length > BLANK_LENGTH))
      return `每个空不能超过 ${BLANK_LENGTH} 个字`;
    const filled = values.filter((value) => !isBlank([value]));
    return required && filled.length < rows.length ? '请填写每一个空' : undefined;
  },
  voice: (question, values) => {
    if (!isRecording(values)) return '录音已失效，请重新录制';
    const seconds = Number(values[1]);
    if (seconds < question.least) return `录音至少 ${question.least} 秒`;
    const limit = recordingLimit(question);
    return seconds > limit ? `录音不能超过 ${limit} 秒` : undefined;
  },
  upload: ({ most }, values) => {
    if (values.length > (most || 1)) return `最多上传 ${most || 1} 张图片`;
    return values.every(isPictureAddress) ? undefined : '图片已失效，请重新上传';
  },
};

/** What is wrong with one answer, in words for the member; undefined if nothing is. */
export const faultOf = (question: Question, values: readonly string[]): string | undefined => {
  if (isBlank(values)) return question.required ? '这道题还没有回答' : undefined;
  return judges[question.kind](question, values);
};

export type AnswerFault = { question: string; fault: string };

/** The faults that keep these answers from being sent, in the order of the questions. */
export const faultsOf = (questions: readonly Question[], answers: Answers): AnswerFault[] =>
  questionPath(questions, answers).flatMap((question) => {
    const fault = faultOf(question, valuesOf(answers, question.id));
    return fault === undefined ? [] : [{ question: question.id, fault }];
  });

/** Answers to questions that do not exist, or that the jumps skip. */
export const skippedAnswers = (questions: readonly Question[], answers: Answers): string[] => {
  const way = new Set(questionPath(questions, answers).map(({ id }) => id));
  return Object.keys(answers).filter((id) => valuesOf(answers, id).length > 0 && !way.has(id));
};
