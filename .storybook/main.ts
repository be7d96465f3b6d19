import { existsSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import type { PluginOption } from 'vite';
import { drawPages } from './draw-pages.ts';
import { followSources } from './follow-sources.ts';
import { sayStep } from './say-step.ts';
import { writeStories } from './write-stories.ts';

/**
 * Nobody waits for the workshop's first view: one minifier and the bundler's own helper of `import()` do, and ours
 * knows no site whose files are found from each other. Storybook itself draws by React.
 */
const forFirstViews = ['own-code-minifier', 'preload-helper', 'preact'];

const isForFirstViews = (plugin: PluginOption): boolean =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  forFirstViews.includes(plugin.name);

const pictures = 'server/db/demo/media';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // tools that only read this file hand nothing in
  stories: async (_, options) => {
    sayStep('正在从注册表派生区块、布局和页面的故事');
    const derived = await writeStories({ strict: options?.configType === 'PRODUCTION' });
    sayStep('故事已就绪，正在打包；第一次要一分钟左右');
    return [derived, '../stories/**/*.stories.tsx'];
  },
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  // no story shows what its component takes
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: '文档' },
  staticDirs: existsSync(pictures) ? [{ from: `../${pictures}`, to: '/media' }] : [],
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !isForFirstViews(plugin)),
      followSources(),
      drawPages(),
    ],
  }),
};

export default config;
