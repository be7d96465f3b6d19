import type { ReactNode } from 'react';
import { Box, Text } from '../part/parts.tsx';
import { Unbroken } from '../value/unbroken.tsx';
import css from './block.module.css';

export const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section" padBlock={16} padInline="gutter" above={8} surface="card">
    <Text as="h3" kind="section-title" below={8}>
      {title}
    </Text>
    {children}
  </Box>
);

type RulesProps = { rules: readonly string[] };

export const RuleLines = ({ rules }: RulesProps) => (
  <ol className={css.rules}>
    {rules.map((rule) => (
      <li key={rule}>
        <Unbroken>{rule}</Unbroken>
      </li>
    ))}
  </ol>
);

export const Rules = ({ rules }: RulesProps) => (
  <Block title="规则">
    <RuleLines rules={rules} />
  </Block>
);
