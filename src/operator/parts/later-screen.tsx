import { Skeleton } from 'antd';
import type { ComponentType } from 'react';
import { loadLater } from '../../platform/navigation/load-later.tsx';

/** The code of a screen is not there: no network, or a new deployment has taken its files away. */
export class CodeMissingError extends Error {
  override name = 'CodeMissingError';
}

/** A screen whose code is loaded when it is first opened. */
export const laterScreen = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> =>
  loadLater(
    () =>
      load().catch((cause: unknown) => {
        throw new CodeMissingError('a screen has no code', { cause });
      }),
    <Skeleton active paragraph={{ rows: 8 }} />,
  );
