import { expect, expectTypeOf, it } from 'vitest';
import { saveProfile } from '#schemas/profile/endpoints.ts';
import { publish, readDesk } from '#schemas/publication/endpoints.ts';
import { startQuestionnaire } from '#schemas/questionnaire/endpoints.ts';
import type { ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import type { callOperator } from '#src/operator/call-operator.ts';
import type { useOperatorCall } from '#src/operator/use-operator-call.ts';
import type { detailView } from '#src/page-kinds/detail-view.tsx';
import type { listView } from '#src/page-kinds/list-view.tsx';
import type { call, callRaw } from '#src/platform/calls/call.ts';
import type { useCall } from '#src/platform/reading/use-call.ts';
import type { useList } from '#src/platform/reading/use-list.ts';

const sources: Record<string, string> = import.meta.glob(
  ['/src/**/*.{ts,tsx}', '/sections/**/*.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Where calls are made that may change something, without `change`, and why that does no harm. */
const otherwise: Readonly<Record<string, string>> = {
  'src/operator/change-by-operator.ts callConsole': 'it is the console’s `change`',
  'src/operator/publication/use-member-token.ts callConsole':
    'a further token takes nothing away from the one before',
  'src/operator/use-operator-call.ts callConsole': 'it takes only what changes nothing',
  'src/pages/landing/use-opening.ts sendCall': 'an opening keeps the key of its history entry',
  'src/pages/live/chat/channel/open-chat.ts sendCall':
    'a message keeps its own key, by whichever line it is sent',
  'src/platform/diagnostics/report.ts sendCall': 'faults are sent once and never again',
  'src/platform/writing/change.ts sendCall': 'it is `change`',
};

const namesIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:sendCall|callConsole)\b/g)].map(([name]) => name);

const doors = (files: Readonly<Record<string, string>>): string[] =>
  Object.entries(files)
    .filter(([file]) => !/(?:platform\/calls\/call|operator\/call-operator)\.ts$/.test(file))
    .flatMap(([file, text]) =>
      [...new Set(namesIn(text))].map((name) => `${file.replace('/', '')} ${name}`),
    );

it('what changes something is no call that is read', () => {
  expectTypeOf(readDesk).toExtend<ReadEndpoint>();
  expectTypeOf(saveProfile).not.toExtend<ReadEndpoint>();
  expectTypeOf(startQuestionnaire).not.toExtend<ReadEndpoint>();
  expectTypeOf(publish).not.toExtend<ReadEndpoint>();
});

it('only what changes nothing can be called, read, listed and shown', () => {
  expectTypeOf<Parameters<typeof call>[0]>().toEqualTypeOf<ReadEndpoint>();
  expectTypeOf<Parameters<typeof callRaw>[0]>().toEqualTypeOf<ReadEndpoint>();
  expectTypeOf<Parameters<typeof useCall>[0]>().toEqualTypeOf<ReadEndpoint>();
  expectTypeOf<Parameters<typeof useList>[0]>().toEqualTypeOf<ReadEndpoint>();
  expectTypeOf<Parameters<typeof listView>[0]>().toEqualTypeOf<ReadEndpoint>();
  expectTypeOf<Parameters<typeof detailView>[0]>().toEqualTypeOf<ReadEndpoint>();
  expectTypeOf<Parameters<typeof callOperator>[0]>().toEqualTypeOf<ReadEndpoint>();
  expectTypeOf<Parameters<typeof useOperatorCall>[0]>().toEqualTypeOf<ReadEndpoint>();
});

it('any other call is sent by `change`, under the key of its intent', () => {
  expect(doors({ '/src/a.ts': 'void sendCall(x)' })).toEqual(['src/a.ts sendCall']);
  expect(doors(sources).toSorted().join('\n')).toBe(Object.keys(otherwise).join('\n'));
});
