import { Skeleton } from 'antd';
import type { ComponentType } from 'react';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { loadCode } from './code-missing.ts';

export const lazyScreen = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> =>
  lazyPage(
    () => loadCode(load),
    // hidden: its heading is empty
    <div aria-hidden="true">
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>,
  );
