import { Skeleton } from 'antd';
import type { ComponentType } from 'react';
import { loadLater } from '#src/platform/navigation/load-later.tsx';
import { loadCode } from './code-missing.ts';

/** A screen whose code is loaded when it is first opened. */
export const laterScreen = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> =>
  loadLater(() => loadCode(load), <Skeleton active paragraph={{ rows: 8 }} />);
