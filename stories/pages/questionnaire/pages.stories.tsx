import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import {
  myQuestionnaires,
  questionnaireAchievement,
  questionnaireIntro,
  questionnaireRanking,
  questionnaireResult,
  questionnaireResults,
  saveQuestionnaire,
  startQuestionnaire,
} from '../../../schemas/questionnaire/endpoints.ts';
import AchievementPage from '../../../src/pages/questionnaire/achievement/view.tsx';
import IntroPage from '../../../src/pages/questionnaire/intro/view.tsx';
import ListPage from '../../../src/pages/questionnaire/list/view.tsx';
import PaperPage from '../../../src/pages/questionnaire/paper/view.tsx';
import RankingPage from '../../../src/pages/questionnaire/ranking/view.tsx';
import FailedPage from '../../../src/pages/questionnaire/result/failed/view.tsx';
import FinishPage from '../../../src/pages/questionnaire/result/finish/view.tsx';
import PassedPage from '../../../src/pages/questionnaire/result/passed/view.tsx';
import { dropDrafts } from '../../../src/platform/writing/own-drafts.ts';
import { freshCalls } from '../../stage/fresh-calls.tsx';
import { asked, badges, intro, listed, questionnaireAnswers, ranked, result } from './answers.ts';

export default {
  title: '页面/问卷',
  parameters: { stage: 'page' },
  decorators: [freshCalls],
  beforeEach: () => {
    const before = location.href;
    const address = new URL(before);
    address.searchParams.set('id', 'q1');
    history.replaceState(history.state, '', address);
    return () => {
      history.replaceState(history.state, '', before);
      dropDrafts();
    };
  },
} satisfies Meta;

type Answers = Readonly<Record<string, unknown>>;

const page = (Page: ComponentType, answers: Answers = {}, more: object = {}): StoryObj => ({
  parameters: {
    backEnd: { member: true, answers: { ...questionnaireAnswers, ...answers }, ...more },
  },
  render: () => <Page />,
});

const failing = { fails: (path: string) => path.startsWith('/v1/questionnaire/') };
const slow = { delay: 60_000 };
const introOf = (own: object) => ({ [questionnaireIntro.path]: { ...intro, ...own } });
const resultOf = (own: object) => ({ [questionnaireResult.path]: { ...result, ...own } });

export const List: StoryObj = { name: '列表', ...page(ListPage) };
export const ListEmpty: StoryObj = {
  name: '列表：空',
  ...page(ListPage, { [myQuestionnaires.path]: { data: [], last_page: 0 } }),
};
export const ListFailed: StoryObj = { name: '列表：失败', ...page(ListPage, {}, failing) };
export const ListSlow: StoryObj = { name: '列表：加载中', ...page(ListPage, {}, slow) };
export const ListLong: StoryObj = {
  name: '列表：长标题缺图',
  ...page(ListPage, { [myQuestionnaires.path]: { data: listed.long, last_page: 1 } }),
};

export const Intro: StoryObj = { name: '说明：开始', ...page(IntroPage) };
export const IntroRunning: StoryObj = {
  name: '说明：正在计时',
  ...page(
    IntroPage,
    introOf({ state: 'doing', answered: 3, pass: 60, full: 100, limit: 1_200_000, left: 430_000 }),
  ),
};
export const IntroDoing: StoryObj = {
  name: '说明：继续',
  ...page(IntroPage, introOf({ state: 'doing', answered: 3 })),
};
export const IntroCertify: StoryObj = {
  name: '说明：需要认证',
  ...page(IntroPage, introOf({ gate: 'certify' })),
};
export const IntroWaiting: StoryObj = {
  name: '说明：认证审核中',
  ...page(IntroPage, introOf({ gate: 'certify', certification: 'waiting' })),
};
export const IntroRefused: StoryObj = {
  name: '说明：认证被拒',
  ...page(IntroPage, introOf({ gate: 'certify', certification: 'refused' })),
};
export const IntroFull: StoryObj = {
  name: '说明：名额已满',
  ...page(IntroPage, introOf({ gate: 'full', quota: 100 })),
};
export const IntroTimed: StoryObj = {
  name: '说明：限时测评，再答一次',
  ...page(IntroPage, introOf({ pass: 60, full: 100, tries: 2, sent: 1, limit: 1_200_000 })),
};
export const IntroBefore: StoryObj = {
  name: '说明：未开始',
  ...page(IntroPage, introOf({ gate: 'before', state: 'before', start_time: 4102444800 })),
};
export const IntroOver: StoryObj = {
  name: '说明：已结束',
  ...page(IntroPage, introOf({ gate: 'over', state: 'over', end_time: 1700000000 })),
};
export const IntroDone: StoryObj = {
  name: '说明：已完成（有分数）',
  ...page(IntroPage, introOf({ gate: 'done', state: 'done', pass: 60, full: 100 })),
};
export const IntroFailed: StoryObj = { name: '说明：失败', ...page(IntroPage, {}, failing) };

export const Paper: StoryObj = { name: '答题', ...page(PaperPage) };
export const PaperTimed: StoryObj = {
  name: '答题：限时',
  ...page(PaperPage, {
    [startQuestionnaire.path]: { ...asked, deadline: 4102444800, left: 45_000 },
  }),
};
export const PaperMerged: StoryObj = {
  name: '答题：另一台设备更新过',
  ...page(PaperPage, {
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
  name: '答题：没有网络',
  ...page(PaperPage, {}, { fails: (path: string) => path === saveQuestionnaire.path }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByLabelText('二级医院'));
    await expect(await canvas.findByText('未同步，已存在本机')).toBeVisible();
  },
};
export const PaperRefused: StoryObj = {
  name: '答题：已在别处提交',
  ...page(
    PaperPage,
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
  name: '答题：没答完就提交',
  ...page(PaperPage),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '提交' }));
    await expect(await canvas.findByText(/还有 \d 道题需要补充/)).toBeVisible();
  },
};
export const PaperLeaving: StoryObj = {
  name: '答题：离开前询问',
  ...page(PaperPage),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByLabelText('三级医院'));
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(await canvas.findByText(/题没有作答/)).toBeVisible();
  },
};

export const Passed: StoryObj = { name: '结果：通过', ...page(PassedPage) };
export const Failed: StoryObj = {
  name: '结果：未通过',
  ...page(FailedPage, resultOf({ outcome: 'failed', score: 40, tries: 2 })),
};
export const FailedForGood: StoryObj = {
  name: '结果：次数用完',
  ...page(FailedPage, resultOf({ outcome: 'failed', score: 40, tries: 0 })),
};
export const FailedOver: StoryObj = {
  name: '结果：未通过，问卷已结束',
  ...page(FailedPage, resultOf({ outcome: 'failed', score: 40, tries: 0, over: 1 })),
};
export const PassedByTime: StoryObj = {
  name: '结果：到时交卷',
  ...page(PassedPage, resultOf({ by_time: 1, score: 60, rank: 8, points: 10 })),
};
export const FinishByTime: StoryObj = {
  name: '提交完成：到时交卷',
  ...page(FinishPage, resultOf({ outcome: 'finished', pass: 0, rank: 0, by_time: 1 })),
};
export const FinishRewarded: StoryObj = {
  name: '提交完成：有积分',
  ...page(FinishPage, resultOf({ outcome: 'finished', pass: 0, rank: 0, points: 20 })),
};
export const Finish: StoryObj = {
  name: '提交完成',
  ...page(FinishPage, resultOf({ outcome: 'finished', pass: 0, rank: 0 })),
};

export const Achievement: StoryObj = { name: '我的成绩', ...page(AchievementPage) };
const achieved = (sums: object, ...done: number[]) => ({
  [questionnaireAchievement.path]: { ...sums, badges: badges(...done) },
});
export const AchievementEmpty: StoryObj = {
  name: '我的成绩：空',
  ...page(AchievementPage, {
    ...achieved({ sent: 0, passed: 0, points: 0 }),
    [questionnaireResults.path]: { data: [], last_page: 0 },
  }),
};
export const AchievementAll: StoryObj = {
  name: '我的成绩：全部徽章',
  ...page(AchievementPage, achieved({ sent: 26, passed: 12, points: 680 }, 1, 1, 5, 3, 20, 1)),
};
export const AchievementSlow: StoryObj = {
  name: '我的成绩：加载中',
  ...page(AchievementPage, {}, slow),
};
export const AchievementHalf: StoryObj = {
  name: '我的成绩：徽章失败',
  ...page(AchievementPage, {}, { fails: (path: string) => path === questionnaireAchievement.path }),
};
export const AchievementFailed: StoryObj = {
  name: '我的成绩：失败',
  ...page(AchievementPage, {}, failing),
};
export const Ranking: StoryObj = { name: '排行榜', ...page(RankingPage) };
export const RankingEmpty: StoryObj = {
  name: '排行榜：空',
  ...page(RankingPage, { [questionnaireRanking.path]: { data: [], last_page: 0 } }),
};
export const RankingMany: StoryObj = {
  name: '排行榜：很多',
  ...page(RankingPage, { [questionnaireRanking.path]: { data: ranked(30), last_page: 1 } }),
};
