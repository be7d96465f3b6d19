import { Box, Text } from '../part/parts.tsx';
import { RuleLines } from './block.tsx';

export const RuleList = ({ title, rules }: { title: string; rules: readonly string[] }) =>
  rules.length > 0 && (
    <Box as="section" pad={16} above={12} below={12} side="gutter" surface="card" radius="card">
      <Text as="h2" kind="section-title" below={8}>
        {title}
      </Text>
      <RuleLines rules={rules} />
    </Box>
  );
