import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { examIntroAddress, examPaperAddress, examSubmitAddress } from '#schemas/exam/addresses.ts';
import { examIntro, leaveExam, saveExam, startExam } from '#schemas/exam/endpoints.ts';
import { examPaper, examTerms } from '#schemas/exam/samples.ts';
import { forgetRunning } from '#src/pages/exam/attempt/running.ts';
import { savedPosition } from '#src/pages/exam/attempt/saved-position.ts';
import { dropDrafts } from '#src/platform/writing/own-drafts.ts';
import { type PageOfStory, pageStories } from '../page-story.tsx';

export default {
  title: '页面/考试/答卷',
  parameters: { stage: 'page' },
  // stories share a page, so one would continue what another has begun
  beforeEach: () => () => {
    dropDrafts();
    forgetRunning();
    savedPosition(examPaper.attempt).forget();
  },
} satisfies Meta;

const page = (route: PageOfStory) => pageStories(route, { search: 'id=e1' });

const introOf = (own: object) => ({ [examIntro.path]: { ...examTerms, ...own } });

const intro = page(examIntroAddress);
export const IntroOpen = intro('说明：可以开始', introOf({}));
export const IntroRunning = intro(
  '说明：正在计时',
  introOf({ state: 'doing', answered: 3, left: 430_000 }),
);
export const IntroAgain = intro(
  '说明：再考一次',
  introOf({ sent: 1, tries: 2, outcome: 'failed' }),
);
export const IntroPhone = intro('说明：要先绑定手机号', introOf({ gate: 'phone', asks: 'phone' }));
export const IntroDoctor = intro('说明：面向医生', introOf({ gate: 'doctor', asks: 'doctor' }));
export const IntroBefore = intro(
  '说明：未开始',
  introOf({ gate: 'before', state: 'before', start_time: 4102444800 }),
);
export const IntroOver = intro(
  '说明：已结束',
  introOf({ gate: 'over', state: 'over', end_time: 1700000000 }),
);
export const IntroMarking = intro(
  '说明：等待阅卷',
  introOf({ gate: 'done', state: 'done', sent: 1, tries: 0, outcome: 'marking' }),
);

const paper = page(examPaperAddress);
export const PaperLastMinute = paper('答题：最后一分钟', {
  [startExam.path]: { ...examPaper, left: 45_000, leaves: 2 },
});
export const PaperCard: StoryObj = {
  ...paper('答题：答题卡'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByLabelText('≥ 140/90 mmHg'));
    await userEvent.click(canvas.getByRole('button', { name: '标记' }));
    await userEvent.click(canvas.getByRole('button', { name: '下一题' }));
    await userEvent.click(canvas.getByRole('button', { name: /答题卡/ }));
    await expect(
      await canvas.findByRole('button', { name: '第 1 题，已答，已标记' }),
    ).toBeVisible();
  },
};
export const PaperLeft = paper('答题：刚才离开过', {
  [leaveExam.path]: { leaves: 1, closed: 0, outcome: 'none' },
});
export const PaperUnsynced: StoryObj = {
  ...paper('答题：没有网络', {}, { fails: (path: string) => path === saveExam.path }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByLabelText('≥ 135/85 mmHg'));
    await expect(await canvas.findByText('未同步，已存在本机')).toBeVisible();
  },
};

const submit = page(examSubmitAddress);
export const SubmitFaults: StoryObj = {
  ...submit('交卷确认：有必答题没答'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '确认交卷' }));
    await expect(await canvas.findByText('还有 1 道题需要补充')).toBeVisible();
  },
};
