import type { StoryObj } from '@storybook/react-vite';
import type { LayoutNode } from '#schemas/layout/layout.ts';
import { registry } from '#sections/registry.ts';
import { explain } from '#src/engine/explain.ts';
import { resolve } from '#src/engine/resolve.ts';
import { allModules, openConfig } from '../back-end/page-facts.ts';
import { sampleCaller } from '../back-end/sample-caller.ts';
import { Note } from '../stage/note.tsx';
import { PageOfFew } from './page-of-few.tsx';

type Audience = 'member' | 'visitor';

/** A section for a member or a visitor on a page with everything open, with the reasons. */
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
        {resolved.some(({ shows }) => shows) && (
          <PageOfFew resolved={resolved} caller={sampleCaller} />
        )}
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
