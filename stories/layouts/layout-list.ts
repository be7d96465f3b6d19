import type { ListedFile, ListedStory } from '../sections/story-list.ts';
import { layoutTitle, loadLayouts } from './layout-files.ts';
import { ORDERED, scenes } from './scenes.ts';

const sceneStories = (variant: string): ListedStory[] =>
  Object.entries(scenes).map(([scene, { name }]) => ({
    key: scene.charAt(0).toUpperCase() + scene.slice(1),
    name,
    make: 'layoutStory',
    args: [variant, scene],
    kind: `layout ${scene}`,
  }));

const drawn = (variant: string): ListedStory => ({
  key: 'Drawn',
  name: '服务器的 HTML（不运行脚本）',
  make: 'drawnStory',
  args: [variant],
  kind: 'layout drawn',
});

/** One file of stories for the ordered page and for every layout. */
export const layoutFiles = (): ListedFile[] =>
  [ORDERED, ...loadLayouts().map(({ variant }) => variant)].map((variant) => ({
    title: `布局/${layoutTitle(variant)}`,
    meta: [variant],
    stories: [...sceneStories(variant), drawn(variant)],
  }));
