import { existsSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { writeSectionStories } from './section-stories.ts';

const pictures = 'server/db/demo/media';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: async () => [await writeSectionStories(), '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: existsSync(pictures) ? [{ from: `../${pictures}`, to: '/media' }] : [],
};

export default config;
