import { type ComponentProps, useCallback, useMemo, useState } from 'react';
import type { ResolvedSection } from '../../engine/resolve.ts';
import { SectionStack } from '../../engine/section-stack.tsx';
import { NothingOpen } from '../nothing-open.tsx';
import { EmptyContainers } from './containers.tsx';

type Empty = { of: readonly ResolvedSection[]; keys: readonly string[] };

/**
 * The sections of a page with containers: one that nothing is left of goes, as an empty section does. Without any, all
 * that the page lists is for others or another time, and nothing has failed.
 */
export const DocumentStack = ({ resolved, ...rest }: ComponentProps<typeof SectionStack>) => {
  const [empty, setEmpty] = useState<Empty>({ of: resolved, keys: [] });
  const gone = empty.of === resolved ? empty.keys : undefined;
  const onEmpty = useCallback(
    (key: string) =>
      setEmpty(({ of, keys }) => ({
        of: resolved,
        keys: of === resolved ? [...keys, key] : [key],
      })),
    [resolved],
  );
  const kept = useMemo(
    () => (gone?.length ? resolved.filter(({ key }) => !gone.includes(key)) : resolved),
    [resolved, gone],
  );
  if (resolved.length === 0) return <NothingOpen />;
  return (
    <EmptyContainers value={onEmpty}>
      <SectionStack resolved={kept} {...rest} />
    </EmptyContainers>
  );
};
