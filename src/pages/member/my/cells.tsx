import type { ReactNode } from 'react';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { bigCount } from '#src/ui/value/big-count.ts';
import css from './view.module.css';

export type Answer<D> = { data: D | undefined; error: unknown };

/** `pick` of the answer; neither a wait nor a failure reads as zero. */
export const figure = <D,>({ data, error }: Answer<D>, pick: (data: D) => number): string => {
  if (data !== undefined) return bigCount(pick(data));
  return error === undefined ? '…' : '–';
};

export const Cells = ({ children }: { children: ReactNode }) => (
  <ul className={css.cells}>{children}</ul>
);

type Props = { href: string; name: string; children: ReactNode; note?: string };

export const Cell = ({ href, name, children, note }: Props) => (
  <li>
    <Stack
      as="a"
      kind="meta"
      tone="secondary"
      textAlign="center"
      gap={2}
      across="center"
      packed="center"
      high={60}
      padBlock={8}
      radius="small"
      anchor
      press="page"
      href={href}
    >
      {children}
      {name}
      {note !== undefined && (
        <Text as="span" kind="meta" tone="tertiary" high={20}>
          {note}
        </Text>
      )}
    </Stack>
  </li>
);

export const Figure = ({ children }: { children: string }) => (
  <Text as="b" kind="section-title" tone="primary" digits>
    {children}
  </Text>
);
