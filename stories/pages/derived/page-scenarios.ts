import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import type { PageRoute } from '#src/platform/navigation/page.ts';
import { answerTo } from '../../back-end/answers.ts';
import type { Scenario } from '../../back-end/scenario.ts';
import { blank, emptied } from '../../schema/blank.ts';
import { lengthened } from '../../schema/lengthened.ts';
import { type Outline, outlineOf } from '../../schema/outline.ts';
import { failing, slow, unanswered } from '../page-story.tsx';
import type { PageState } from './page-states.ts';

type Answers = NonNullable<Scenario['answers']>;
type Making = (
  everyday: Answers,
  source: Endpoint | undefined,
  kind: PageRoute['kind'],
) => Scenario;
type Change = (outline: Outline, usual: unknown) => unknown;

const changed = (everyday: Answers, source: Endpoint | undefined, change: Change): Scenario => {
  if (!source) return { answers: everyday };
  const outline = outlineOf(source.data);
  const usual = everyday[source.path] ?? answerTo(source.path)?.data;
  return { answers: { ...everyday, [source.path]: change(outline, usual) } };
};

const making: Readonly<Record<PageState, Making>> = {
  usual: (answers) => ({ answers }),
  loading: () => unanswered,
  slow: (answers) => ({ answers, ...slow }),
  failed: () => failing,
  empty: (everyday, source, kind) => changed(everyday, source, kind === 'list' ? blank : emptied),
  long: (everyday, source) => changed(everyday, source, lengthened),
};

/**
 * How the back end answers a page in a state; `source` is the call whose data the page shows, undefined if it
 * has none or it is unknown.
 */
export const scenarioOf = (
  state: PageState,
  page: PageRoute,
  source: Endpoint | undefined,
  everyday: Answers,
): Scenario => ({ member: true, ...making[state](everyday, source, page.kind) });
