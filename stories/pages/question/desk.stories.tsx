import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type DeskQuestion,
  type DeskQuestionInFull,
  questionCalls,
  readQuestion,
} from '#schemas/question/desk-endpoints.ts';
import { desk } from '#src/operator/question/desk.tsx';
import { OperatorScreen } from '../../stage/operator-screen.tsx';

const ROOT = '/lesson-questions';

export default {
  title: '页面/运营后台：问答',
  parameters: { stage: 'desk' },
  // the story is as wide as the window, like the console
  globals: { viewport: { value: 'whole', isRotated: false } },
} satisfies Meta;

const NOW = 1_763_625_600_000;

const waits: DeskQuestion = {
  ...{ id: 1, member: 2, nickname: '周明远', anonymous: true, hidden: false },
  ...{ text: 'ST 段抬高时，先看 J 点还是先看导联分布？', answers: 2, taught: false, reports: 0 },
  ...{ product: '心电图判读与临床应用系统课', lesson: 'ST 段抬高不都是心肌梗死', at: NOW },
};

const answer: DeskQuestionInFull = {
  ...waits,
  reports: 1,
  list: [
    {
      ...{ id: 1, nickname: '林晓', teacher: false, by: '', text: '我一般先看 J 点。' },
      ...{ hidden: false, reports: 1, at: NOW },
    },
    {
      ...{ id: 2, nickname: '', teacher: true, by: '王芳', text: '先看 J 点，再看导联。' },
      ...{ hidden: true, reports: 0, at: NOW },
    },
  ],
};

const screen = (items: readonly DeskQuestion[], path = ROOT): StoryObj => ({
  parameters: {
    backEnd: {
      answers: {
        [questionCalls.count.path]: { waiting: items.length, reported: 0 },
        [questionCalls.list.path]: { items, pages: 1, waiting: items.length },
        [readQuestion.path]: answer,
      },
    },
  },
  render: () => (
    <OperatorScreen path={path} pattern={`${ROOT}/:question?`}>
      {({ question }) => <desk.Screen named={question ?? ''} />}
    </OperatorScreen>
  ),
});

const answered: DeskQuestion = { ...waits, id: 2, anonymous: false, taught: true };

export const List: StoryObj = { name: '列表', ...screen([waits, answered]) };
export const ListEmpty: StoryObj = { name: '列表：空', ...screen([]) };
export const Panel: StoryObj = { name: '问题与回答', ...screen([waits], `${ROOT}/1`) };
