import type { Endpoint } from '../../../schemas/define-endpoint.ts';
import { fabricate } from '../../back-end/fabricate.ts';
import type { Scenario } from '../../back-end/scenario.ts';
import { blank } from '../../schema/blank.ts';
import { lengthened } from '../../schema/lengthened.ts';
import { outlineOf } from '../../schema/outline.ts';
import { failing, slow } from '../page-story.tsx';
import type { PageState } from './page-states.ts';

type Answers = NonNullable<Scenario['answers']>;
type Making = (source: Endpoint, everyday: Answers) => Scenario;

const making: Readonly<Record<PageState, Making>> = {
  usual: (_, answers) => ({ answers }),
  loading: () => slow,
  failed: () => failing,
  empty: ({ path, data }, everyday) => ({
    answers: { ...everyday, [path]: blank(outlineOf(data)) },
  }),
  long: ({ path, data }, everyday) => {
    const outline = outlineOf(data);
    const usual = everyday[path] ?? fabricate(outline);
    return { answers: { ...everyday, [path]: lengthened(outline, usual) } };
  },
};

/** How the back end behaves towards a page in a state; `source` is the page's call. */
export const scenarioOf = (state: PageState, source: Endpoint, everyday: Answers): Scenario => ({
  member: true,
  ...making[state](source, everyday),
});
