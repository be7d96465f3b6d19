import type { ComponentType } from 'react';
import { SWRConfig } from 'swr';
import { freePage } from '#src/platform/navigation/page.ts';
import { inPage } from './in-page.tsx';
import { mount, settle } from './mount.tsx';

/** A view at an address of its own, registered as 登记的标题, with what it asked for answered. */
export const openView = async (View: ComponentType, search = ''): Promise<HTMLElement> => {
  history.replaceState({ entry: crypto.randomUUID() }, '', `/thing${search}`);
  const view = async () => ({ default: View });
  const page = freePage({ pattern: '/thing' }, { title: '登记的标题', access: 'public', view });
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>{inPage(page, <View />)}</SWRConfig>,
  );
  await settle();
  await settle();
  return host;
};
