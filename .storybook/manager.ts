import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: '学习平台 · 组件工作台',
    colorPrimary: '#0b7a75',
    colorSecondary: '#0b7a75',
    fontBase: '"PingFang SC", "Noto Sans SC", "WenQuanYi Micro Hei", sans-serif',
  }),
  sidebar: { showRoots: true },
});
