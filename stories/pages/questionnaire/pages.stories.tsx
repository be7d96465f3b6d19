import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  achievementAddress,
  failedResultAddress,
  finishedResultAddress,
  introAddress,
  paperAddress,
  passedResultAddress,
  questionnaireListAddress,
  rankingAddress,
} from '#schemas/questionnaire/addresses.ts';
import {
  myQuestionnaires,
  questionnaireAchievement,
  questionnaireIntro,
  questionnaireRanking,
  questionnaireResult,
  questionnaireResults,
  saveQuestionnaire,
  startQuestionnaire,
} from '#schemas/questionnaire/endpoints.ts';
import {
  attemptResult,
  badges,
  intro,
  listedPapers,
  openAttempt,
  RANK_RULE,
} from '#schemas/questionnaire/samples.ts';
import { rankingOf } from '#schemas/sample.ts';
import { dropDrafts } from '#src/platform/writing/own-drafts.ts';
import { type PageOfStory, pageStories } from '../page-story.tsx';

export default {
  title: '页面/问卷',
  parameters: { stage: 'page' },
  beforeEach: () => dropDrafts,
} satisfies Meta;

const page = (route: PageOfStory) => pageStories(route, { search: 'id=q1' });

const introOf = (own: object) => ({ [questionnaireIntro.path]: { ...intro, ...own } });
const resultOf = (own: object) => ({ [questionnaireResult.path]: { ...attemptResult, ...own } });

const list = page(questionnaireListAddress);
export const ListLong = list('列表：长标题缺图', {
  [myQuestionnaires.path]: { data: listedPapers.long, last_page: 1 },
});

const introduction = page(introAddress);
export const IntroRunning = introduction(
  '说明：正在计时',
  introOf({ state: 'doing', answered: 3, pass: 60, full: 100, limit: 1_200_000, left: 430_000 }),
);
export const IntroDoing = introduction('说明：继续', introOf({ state: 'doing', answered: 3 }));
export const IntroCertify = introduction('说明：需要认证', introOf({ gate: 'certify' }));
export const IntroWaiting = introduction(
  '说明：认证审核中',
  introOf({ gate: 'certify', certification: 'waiting' }),
);
export const IntroRefused = introduction(
  '说明：认证被拒',
  introOf({ gate: 'certify', certification: 'refused' }),
);
export const IntroFull = introduction('说明：名额已满', introOf({ gate: 'full', quota: 100 }));
export const IntroTimed = introduction(
  '说明：限时测评，再答一次',
  introOf({ pass: 60, full: 100, tries: 2, sent: 1, limit: 1_200_000 }),
);
export const IntroBefore = introduction(
  '说明：未开始',
  introOf({ gate: 'before', state: 'before', start_time: 4102444800 }),
);
export const IntroOver = introduction(
  '说明：已结束',
  introOf({ gate: 'over', state: 'over', end_time: 1700000000 }),
);
export const IntroDone = introduction(
  '说明：已完成（有分数）',
  introOf({ gate: 'done', state: 'done', pass: 60, full: 100 }),
);
const paper = page(paperAddress);
export const Paper = paper('答题');
export const PaperTimed = paper('答题：限时', {
  [startQuestionnaire.path]: { ...openAttempt, deadline: 4102444800, left: 45_000 },
});
export const PaperMerged: StoryObj = {
  ...paper('答题：另一台设备更新过', {
    [saveQuestionnaire.path]: {
      saved: 0,
      version: 3,
      answers: [{ question: '6', values: ['在平板上写的'] }],
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByLabelText('三级医院'));
    await expect(await canvas.findByText(/已合并另一台设备/)).toBeVisible();
  },
};
export const PaperUnsynced: StoryObj = {
  ...paper('答题：没有网络', {}, { fails: (path: string) => path === saveQuestionnaire.path }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByLabelText('二级医院'));
    await expect(await canvas.findByText('未同步，已存在本机')).toBeVisible();
  },
};
export const PaperRefused: StoryObj = {
  ...paper(
    '答题：已在别处提交',
    {},
    {
      refusals: { [saveQuestionnaire.path]: { code: 55007, msg: '这份答卷已经提交' } },
    },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByLabelText('三级医院'));
    await expect(await canvas.findByRole('link', { name: '查看结果' })).toBeVisible();
  },
};
export const PaperFaults: StoryObj = {
  ...paper('答题：没答完就提交'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '提交' }));
    await expect(await canvas.findByText(/还有 \d 道题需要补充/)).toBeVisible();
  },
};
export const PaperLeaving: StoryObj = {
  ...paper('答题：离开前询问'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByLabelText('三级医院'));
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(await canvas.findByText(/题没有作答/)).toBeVisible();
  },
};

const passed = page(passedResultAddress);
const failed = page(failedResultAddress);
export const Failed = failed('结果：未通过', resultOf({ outcome: 'failed', score: 40, tries: 2 }));
export const FailedForGood = failed(
  '结果：次数用完',
  resultOf({ outcome: 'failed', score: 40, tries: 0 }),
);
export const FailedOver = failed(
  '结果：未通过，问卷已结束',
  resultOf({ outcome: 'failed', score: 40, tries: 0, over: 1 }),
);
export const PassedByTime = passed(
  '结果：到时交卷',
  resultOf({ by_time: 1, score: 60, rank: 8, points: 10 }),
);
const finish = page(finishedResultAddress);
export const FinishByTime = finish(
  '提交完成：到时交卷',
  resultOf({ outcome: 'finished', pass: 0, rank: 0, by_time: 1 }),
);
export const FinishRewarded = finish(
  '提交完成：有积分',
  resultOf({ outcome: 'finished', pass: 0, rank: 0, points: 20 }),
);
export const Finish = finish('提交完成', resultOf({ outcome: 'finished', pass: 0, rank: 0 }));

const achievement = page(achievementAddress);
export const Achievement = achievement('我的成绩');
const achieved = (sums: object, ...done: number[]) => ({
  [questionnaireAchievement.path]: { ...sums, badges: badges(...done) },
});
export const AchievementEmpty = achievement('我的成绩：空', {
  ...achieved({ sent: 0, passed: 0, points: 0 }),
  [questionnaireResults.path]: { data: [], last_page: 0 },
});
export const AchievementAll = achievement(
  '我的成绩：全部徽章',
  achieved({ sent: 26, passed: 12, points: 680 }, 1, 1, 5, 3, 20, 1),
);
export const AchievementHalf = achievement(
  '我的成绩：徽章失败',
  {},
  { fails: (path: string) => path === questionnaireAchievement.path },
);
const ranking = page(rankingAddress);
export const RankingMany = ranking('排行榜：很多', {
  [questionnaireRanking.path]: rankingOf(30, RANK_RULE),
});
