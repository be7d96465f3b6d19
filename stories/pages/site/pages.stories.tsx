import type { Meta } from '@storybook/react-vite';
import { jumpAddress } from '#schemas/site/addresses.ts';
import { pageStories } from '../page-story.tsx';

export default { title: '页面/打开链接', parameters: { stage: 'page' } } satisfies Meta;

const to = (url: string) => pageStories(jumpAddress, { search: `url=${encodeURIComponent(url)}` });

export const Foreign = to('https://www.example.org/a')('别的网站');
export const Insecure = to('http://www.example.org/a')('别的网站：没有加密');
export const Coded = to('https://аpple.com/')('别的网站：特殊字符');
export const Long = to(`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example.org/`)(
  '别的网站：很长',
);
export const Refused = to('javascript:alert(1)')('打不开的网址');
export const Missing = pageStories(jumpAddress)('没有网址');
