import type { StoryObj } from '@storybook/react-vite';
import type { LayoutNode } from '../../schemas/layout.ts';
import { registry } from '../../sections/registry.ts';
import { explain } from '../../src/engine/explain.ts';
import type { LoadedAnswer } from '../../src/engine/load.ts';
import { resolve } from '../../src/engine/resolve.ts';
import type { Source } from '../../src/engine/section-definition.ts';
import { answerTo } from '../back-end/answers.ts';
import { allModules, openConfig } from '../back-end/page-facts.ts';
import { Note } from '../stage/note.tsx';
import { PageOfFew } from './page-of-few.tsx';

type Audience = 'member' | 'visitor';

const caller = ({ endpoint, payload }: Source): LoadedAnswer => ({
  ok: true,
  data: answerTo(endpoint.path, payload)?.data,
});

/** A section on a page with every switch open, as a member or a visitor sees it, and why. */
export const audienceStory = (name: string, audience: Audience): StoryObj => {
  const member = audience === 'member';
  const layout = { gated: true, nodes: [{ name } satisfies LayoutNode] };
  const context = { registry, member, modules: allModules };
  const resolved = resolve(layout, openConfig, context);
  const [reasons] = explain(layout, openConfig, context);
  return {
    parameters: { controls: { disable: true }, backEnd: { member } },
    render: () => (
      <>
        {resolved.some(({ shows }) => shows) && <PageOfFew resolved={resolved} caller={caller} />}
        <Note>
          <ul>
            {reasons?.chain.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Note>
      </>
    ),
  };
};
