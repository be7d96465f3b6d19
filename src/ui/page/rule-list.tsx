import { Box, Text } from '../part/parts.tsx';
import { Unbroken } from '../value/unbroken.tsx';
import css from './block.module.css';

export const RuleList = ({ title, rules }: { title: string; rules: readonly string[] }) =>
  rules.length > 0 && (
    <Box as="section" pad={16} above={12} below={12} side="gutter" surface="card" radius="card">
      <Text as="h2" kind="section-title" below={8}>
        {title}
      </Text>
      <ol className={css.rules}>
        {rules.map((rule) => (
          <li key={rule}>
            <Unbroken>{rule}</Unbroken>
          </li>
        ))}
      </ol>
    </Box>
  );
