import '#src/app/zod.ts';
import '#src/ui/tokens/tokens.css';
import '#src/ui/tokens/base.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { toastStore } from '#src/platform/feedback/toast.ts';
import { CATEGORY, choose, SUB_TAB } from '#src/platform/storage/choices.ts';
import { installBackEnd, startScenario } from '#stories/back-end/mocked-back-end.ts';
import type { Scenario } from '#stories/back-end/scenario.ts';
import { catchLinks } from '#stories/stage/catch-links.ts';
import { type FontScale, fontScales, scaleIn } from '#stories/stage/font-scale.ts';
import { installMotionSwitch, setReducedMotion } from '#stories/stage/reduced-motion.ts';
import { Stage, type StageProps } from '#stories/stage/stage.tsx';
import { everyTheme, themeNames } from '#stories/stage/theme-names.ts';
import { axeOnFirst } from './axe-first.ts';
import { watchErrors } from './console-errors.ts';
import { SectionPage } from './docs-page.tsx';
import { phones } from './phones.ts';

// a page's code comes when it is needed, which takes more than a second on a busy machine
configure({ asyncUtilTimeout: 15_000 });

installBackEnd();
installMotionSwitch();
catchLinks();
const errors = watchErrors();

/** What the toolbar sets; a story may fix some of it. */
type Globals = { theme: StageProps['theme']; fontScale: FontScale; motion: 'full' | 'reduced' };

const withStage: Decorator = (Story, { globals, parameters, id }) => {
  const { theme, fontScale, motion } = globals as Globals;
  return (
    // another setting of motion mounts the story anew, since parts ask for it when they mount
    <Stage
      key={`${id} ${motion}`}
      theme={theme}
      fontScale={scaleIn(fontScale)}
      still={motion === 'reduced'}
      place={parameters.stage ?? 'phone'}
    >
      <Story />
    </Stage>
  );
};

const preview: Preview = {
  beforeEach: (context) => {
    const { globals, parameters } = context;
    axeOnFirst(context);
    const scenario: Scenario = parameters.backEnd ?? {};
    startScenario(scenario);
    setReducedMotion(globals.motion === 'reduced');
    toastStore.set(null);
    for (const choice of [CATEGORY, SUB_TAB]) choose(choice, '');
    errors.forget();
  },
  afterEach: () => errors.fail(),
  decorators: [withStage],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: {
      page: SectionPage,
      story: { inline: false, height: '640px' },
      // stories are derived: their source says nothing to a designer, and the modules that they are
      // given cannot be printed as JSX
      source: { type: 'code' },
      canvas: { sourceState: 'none' },
    },
    viewport: { options: phones },
    options: {
      storySort: {
        order: ['首页区块', '布局', '页面', '组件', '令牌', '工作台'],
        method: 'configure',
      },
    },
  },
  globalTypes: {
    theme: {
      description: '主题',
      toolbar: {
        title: '主题',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: everyTheme.map((value) => ({ value, title: `主题：${themeNames[value]}` })),
      },
    },
    fontScale: {
      description: '字号',
      toolbar: {
        title: '字号',
        icon: 'zoom',
        dynamicTitle: true,
        items: fontScales.map((value) => ({ value, title: `字号 ${scaleIn(value).toFixed(1)}` })),
      },
    },
    motion: {
      description: '动效',
      toolbar: {
        title: '动效',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: '动效：完整' },
          { value: 'reduced', title: '动效：减弱' },
        ],
      },
    },
  },
  initialGlobals: {
    viewport: { value: 'w375', isRotated: false },
    theme: 'default',
    fontScale: 'x1.0',
    motion: 'full',
  },
};

export default preview;
