import type { Meta } from '@storybook/react-vite';
import { supportAddress } from '#schemas/support/addresses.ts';
import { supportThread } from '#schemas/support/endpoints.ts';
import { closedThread, messengerThread, noThread } from '#schemas/support/samples.ts';
import { pageStories } from '../page-story.tsx';

export default { title: '页面/客服', parameters: { stage: 'page' } } satisfies Meta;

const support = pageStories(supportAddress, { search: 'order=5' });
const thread = (data: object) => ({ [supportThread.path]: data });

export const Thread = support('咨询记录');
export const First = support('第一次咨询', thread(noThread));
export const Closed = support('已结束', thread(closedThread));
export const Messenger = support('微信客服', thread(messengerThread));
