import type { ReactNode } from 'react';
import { Box, Stack, Text } from '../part/parts.tsx';
import css from './cards.module.css';

/** A rounded part of a page; `title` is omitted where the content explains itself. */
export const Card = ({ title, children }: { title?: string; children: ReactNode }) => (
  <Box as="section" flex="shrink" padBlock={16} padInline={12} surface="card" radius="card">
    {title && (
      <Text as="h2" kind="section-title" below={12}>
        {title}
      </Text>
    )}
    {children}
  </Box>
);

export const Cards = ({ children }: { children: ReactNode }) => <Stack gap={12}>{children}</Stack>;

/** Read aloud at once by screen readers. */
export const Failure = ({ text }: { text: string }) => (
  <Box as="p" hideEmpty className={css.failure} role="alert">
    {text}
  </Box>
);
