import { Card } from '#src/ui/card/cards.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { ProgressBar } from '#src/ui/value/progress-bar.tsx';
import css from './accuracy.module.css';
import { accuracyOf, type ExamResult } from './words.ts';

/** Nothing where no question was judged by machine. */
export const Accuracy = ({ result }: { result: ExamResult }) => {
  const kinds = accuracyOf(result);
  if (kinds.length === 0) return null;
  return (
    <Card title="各题型正确率">
      <Stack as="ul" gap={12}>
        {kinds.map(({ kind, name, asked, right }) => (
          <li className={css.kind} key={kind}>
            <span>{name}</span>
            <ProgressBar value={right} max={asked} label={`${name}正确率`} />
            <Text as="span" kind="meta" tone="secondary" digits textAlign="end">
              {right}/{asked} · {Math.round((right / asked) * 100)}%
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  );
};
