import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  examRankAddress,
  examResultAddress,
  myExamsAddress,
  wrongAnswersAddress,
} from '#schemas/exam/addresses.ts';
import { examAppeal } from '#schemas/exam/appeal-endpoints.ts';
import {
  examRank,
  examResult,
  myExams,
  practiseWrong,
  wrongAnswers,
} from '#schemas/exam/endpoints.ts';
import {
  appealOf,
  failedResult,
  markingResult,
  practised,
  RANK_RULE,
} from '#schemas/exam/samples.ts';
import { emptyPage, rankingOf } from '#schemas/sample.ts';
import { type PageOfStory, pageStories } from '../page-story.tsx';

export default { title: '页面/考试/考试前后', parameters: { stage: 'page' } } satisfies Meta;

const page = (route: PageOfStory, search = 'id=1') => pageStories(route, { search });

const resultOf = (own: object) => ({ [examResult.path]: { ...failedResult, ...own } });

const list = page(myExamsAddress, 'tab=doing');
export const ListNothingRuns = list('我的考试：没有进行中的', { [myExams.path]: emptyPage });

const result = page(examResultAddress);
export const Passed = result(
  '成绩：通过，答案还没有公布',
  resultOf({
    ...{ outcome: 'passed', score: 100, tries: 0, rank: 1, points: 20 },
    ...{ reviewed: [], show_answers: 'after_end', kinds: [{ kind: 'single', asked: 6, right: 6 }] },
  }),
);
export const Marking = result('成绩：等待阅卷', { [examResult.path]: markingResult });
export const ByLeave = result(
  '成绩：离开太多次，不公布答案',
  resultOf({ by_leave: 1, tries: 0, reviewed: [], show_answers: 'never' }),
);
export const NoResult = result(
  '成绩：还没有考过',
  {},
  { refusals: { [examResult.path]: { code: 55012, msg: '还没有提交过' } } },
);

const appealed = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: '成绩申诉' }));
  return within(await canvas.findByRole('dialog'));
};

export const AppealFree: StoryObj = {
  ...result('成绩：可以申诉'),
  play: async ({ canvasElement }) => {
    const sheet = await appealed(canvasElement);
    await userEvent.click(await sheet.findByRole('button', { name: '提交申诉' }));
    const fault = await sheet.findByText('请写下哪里有疑问');
    await waitFor(() => expect(fault).toBeVisible());
  },
};

export const AppealAnswered: StoryObj = {
  ...result('成绩：申诉有了答复', {
    [examAppeal.path]: appealOf({
      ...{
        state: 'kept',
        text: '填空写的是英文缩写，和答案是同一个意思，请复核。',
        time: 1763625600,
      },
      ...{ answer: '缩写没有写单位，答案不变。', settled_at: 1763712000 },
    }),
  }),
  play: async ({ canvasElement }) => {
    const sheet = await appealed(canvasElement);
    const outcome = await sheet.findByText(/^成绩维持不变/);
    await waitFor(() => expect(outcome).toBeVisible());
  },
};

const ranking = page(examRankAddress);
export const RankNotIn = ranking('排行榜：我没有上榜', {
  [examRank.path]: rankingOf(1, RANK_RULE),
});
export const RankMany = ranking('排行榜：很多', { [examRank.path]: rankingOf(30, RANK_RULE) });

const book = page(wrongAnswersAddress, '');
export const WrongNone = book('错题本：空', { [wrongAnswers.path]: emptyPage });
export const OneExam = page(wrongAnswersAddress, 'exam=1')('错题本：一场考试');

/** Opens the first question, chooses an answer and submits it. */
const practise = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const [first] = await canvas.findAllByRole('button', { name: '重练' });
  if (first) await userEvent.click(first);
  const sheet = within(await canvas.findByRole('dialog'));
  await userEvent.click(await sheet.findByLabelText('血管紧张素转换酶抑制剂'));
  await userEvent.click(sheet.getByRole('button', { name: '提交答案' }));
  return sheet;
};

export const PractisedRightly: StoryObj = {
  ...book('错题本：练对了'),
  play: async ({ canvasElement }) => {
    const sheet = await practise(canvasElement);
    await expect(await sheet.findByText('回答正确')).toHaveFocus();
  },
};
export const PractisedWrongly: StoryObj = {
  ...book('错题本：又练错了', {
    [practiseWrong.path]: { ...practised, correct: 0, times: 3 },
  }),
  play: async ({ canvasElement }) => {
    const sheet = await practise(canvasElement);
    await expect(await sheet.findByText('累计答错 3 次，看懂解析再试一次')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: '再练一次' }));
    await expect(await sheet.findByRole('button', { name: '提交答案' })).toBeVisible();
  },
};
