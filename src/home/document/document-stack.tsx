import { type ComponentProps, useCallback, useMemo, useState } from 'react';
import type { ResolvedSection } from '#src/engine/resolve.ts';
import { SectionStack } from '#src/engine/section-stack.tsx';
import { EmptyContainers } from './containers.tsx';

type Empty = { of: readonly ResolvedSection[]; keys: readonly string[] };

export const DocumentStack = ({ resolved, ...rest }: ComponentProps<typeof SectionStack>) => {
  const [empty, setEmpty] = useState<Empty>({ of: resolved, keys: [] });
  const emptyKeys = empty.of === resolved ? empty.keys : undefined;
  const onEmpty = useCallback(
    (key: string) =>
      setEmpty(({ of, keys }) => ({
        of: resolved,
        keys: of === resolved ? [...keys, key] : [key],
      })),
    [resolved],
  );
  const resolvedSections = useMemo(
    () => (emptyKeys?.length ? resolved.filter(({ key }) => !emptyKeys.includes(key)) : resolved),
    [resolved, emptyKeys],
  );
  return (
    <EmptyContainers value={onEmpty}>
      <SectionStack resolved={resolvedSections} {...rest} />
    </EmptyContainers>
  );
};
