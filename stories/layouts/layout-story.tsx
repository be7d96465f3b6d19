import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { LoadingBar } from '#src/app/frame/loading-bar.tsx';
import { TabBar } from '#src/app/frame/tab-bar.tsx';
import { EngineProvider } from '#src/engine/engine.ts';
import { HomePage } from '#src/home/home-page.tsx';
import { createStoryEngine } from '../stage/story-engine.ts';
import { comeToRest } from './come-to-rest.ts';
import { routeOf } from './route-of.ts';
import { type SceneName, sceneOf } from './scenes.ts';

const AssembledPage = ({ variant }: { variant: string }) => {
  const [visit, setVisit] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit has an engine of its own
  const engine = useMemo(createStoryEngine, [visit]);
  return (
    <EngineProvider value={engine}>
      <LoadingBar />
      <HomePage route={routeOf(variant)} onRetry={() => setVisit(visit + 1)} />
      <TabBar current="index" />
    </EngineProvider>
  );
};

export const layoutMeta = (variant: string): Meta => ({
  parameters: { variant, stage: 'page', controls: { disable: true } },
});

export const layoutStory = (variant: string, scene: SceneName): StoryObj => {
  const { scenario, fontScale, width } = sceneOf(scene);
  return {
    parameters: { backEnd: scenario },
    globals: {
      // the layout has its own theme
      theme: '',
      ...(fontScale && { fontScale }),
      ...(width && { viewport: { value: width, isRotated: false } }),
    },
    render: () => <AssembledPage variant={variant} />,
    play: async ({ canvasElement }) => void (await comeToRest[scene](canvasElement)),
  };
};
