import { Button } from 'antd';
import { useRef } from 'react';
import css from './publish.module.css';
import type { DraftReview } from './use-review.ts';

type Props = { review: DraftReview; faults: number };

/** How much there is of what, each with the way to it; it stays in sight. */
export const ReviewSummary = ({ review: { changes, warnings }, faults }: Props) => {
  const own = useRef<HTMLElement>(null);
  const counts = new Map<string, number>();
  for (const { part } of changes) counts.set(part, (counts.get(part) ?? 0) + 1);
  const show = (selector: string) =>
    own.current?.parentElement?.querySelector(selector)?.scrollIntoView({ block: 'start' });
  const way = (text: string, selector: string, danger = false) => (
    <Button key={text} size="small" danger={danger} onClick={() => show(selector)}>
      {text}
    </Button>
  );
  if (changes.length + faults + warnings.length === 0) return null;
  return (
    <nav className={css.summary} aria-label="改动和提醒" ref={own}>
      {[...counts].map(([part, count]) =>
        way(`${part} ${count} 处`, `[data-part="${CSS.escape(part)}"]`),
      )}
      {faults > 0 && way(`要改好 ${faults} 处`, '[data-notices="faults"]', true)}
      {warnings.length > 0 && way(`请留意 ${warnings.length} 条`, '[data-notices="warnings"]')}
    </nav>
  );
};
