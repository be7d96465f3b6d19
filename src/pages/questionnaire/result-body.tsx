import type { ReactNode } from 'react';
import type { Outcome, QuestionnaireResult } from '../../../schemas/api/questionnaire.ts';
import { FactList } from '../../ui/fact-list.tsx';
import css from './result-body.module.css';
import { momentWords, spentWords } from './words.ts';

const drawn: Record<Outcome, string> = {
  finished: 'M20 34l8 8 18-20',
  passed: 'M20 34l8 8 18-20',
  failed: 'M32 18v18M32 44v2',
};

const factsOf = (result: QuestionnaireResult): [string, string][] => {
  const facts: [string, string][] = [];
  if (result.pass > 0) facts.push(['合格线', `${result.pass} 分`]);
  facts.push(['用时', spentWords(result.spent)]);
  if (result.rank > 0) facts.push(['排名', `第 ${result.rank} 名`]);
  if (result.points > 0) facts.push(['获得积分', `${result.points}`]);
  if (result.submittedAt !== null) facts.push(['提交时间', momentWords(result.submittedAt)]);
  return facts;
};

type Props = { result: QuestionnaireResult; title: string; text: string; children: ReactNode };

/** What came of it, in one look; below it what can be done. */
export const ResultBody = ({ result, title, text, children }: Props) => (
  <div className={css.result}>
    <svg className={css.sign} data-outcome={result.outcome} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="28" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path
        d={drawn[result.outcome]}
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    <h2 className={css.title}>{title}</h2>
    {result.pass > 0 && (
      <p className={css.score}>
        {result.score}
        <span>/{result.full} 分</span>
      </p>
    )}
    <p className={css.text}>{text}</p>
    <FactList facts={factsOf(result)} apart />
    <div className={css.actions}>{children}</div>
  </div>
);
