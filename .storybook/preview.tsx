import type { Preview } from '@storybook/react-vite';
import '../src/ui/tokens.css';

const phone = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const printed = console.error;
let errors: string[] = [];

const preview: Preview = {
  beforeEach: () => {
    errors = [];
    console.error = (...args: unknown[]) => {
      errors.push(args.map(String).join(' '));
      printed(...args);
    };
  },
  // a console error fails the story that made it
  afterEach: () => {
    if (errors.length > 0) throw new Error(`console errors: ${errors.join('; ')}`);
  },
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: {
        w320: phone('320 小屏手机', 320, 568),
        w375: phone('375 手机', 375, 812),
        w430: phone('430 大屏手机', 430, 932),
        w768: phone('768 平板', 768, 1024),
      },
    },
    options: { storySort: { order: ['令牌', '组件', '首页区块'] } },
  },
  initialGlobals: { viewport: { value: 'w375' } },
};

export default preview;
