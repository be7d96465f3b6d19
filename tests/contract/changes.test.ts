import { expect, it } from 'vitest';

type Named = Record<string, unknown>;

const endpointModules: Record<string, Named> = import.meta.glob('../../schemas/*/*endpoints.ts', {
  eager: true,
});
const sources: Record<string, string> = import.meta.glob('../../src/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const isChange = ({ changes, idempotent }: { changes?: boolean; idempotent?: boolean }) =>
  changes || idempotent;

/** Names of the endpoints whose call changes something. */
const changing = Object.values(endpointModules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => (isChange(Object(value)) ? name : [])),
);

/** Sent without `change`, and why a repetition does no harm. */
const otherwise: Readonly<Record<string, string>> = {
  'entities/course/progress/track.ts reportProgress': 'a later report takes its place',
  'pages/course/lesson/text/use-reading-place.ts reportProgress': 'a later report takes its place',
  'pages/course/lesson/text/use-graphic-study.ts startGraphicStudy':
    'a clock that runs is not started again',
  'pages/live/chat/channel/open-chat.ts sayInLive': 'a message keeps its own key while it is shown',
  'pages/login/wechat/exchange-code.ts wechatLogin': 'the code can be used once',
  'pages/questionnaire/paper/draft/use-draft.ts saveQuestionnaire':
    'the version that it is based on can be saved once',
  'pages/questionnaire/paper/use-paper.ts startQuestionnaire':
    'it keeps its key until it is answered',
};

const DOORS = /\b(?:call|useCall|useList|callOperator|callConsole|useOperatorCall)\(\s*(\w+)/g;

const sent = Object.entries(sources).flatMap(([file, text]) =>
  [...text.matchAll(DOORS)]
    .filter(([, name = '']) => changing.includes(name))
    .map(([, name = '']) => `${file.replace('../../src/', '')} ${name}`),
);

it('what changes something is sent by `change`, under the key of its intent', () => {
  expect(changing.length).toBeGreaterThan(40);
  expect(sent.toSorted().join('\n')).toBe(Object.keys(otherwise).toSorted().join('\n'));
});
