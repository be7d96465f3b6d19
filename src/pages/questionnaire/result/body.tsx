import type { ReviewedResult } from '../../../../schemas/questionnaire/endpoints.ts';
import { FactList } from '../../../ui/value/fact-list.tsx';
import { ResultActions } from './actions.tsx';
import css from './body.module.css';
import { ReviewedQuestions } from './reviewed.tsx';
import { ScoreRing } from './score-ring.tsx';
import { byTimeNote, resultFacts, resultText, resultTitle } from './words.ts';

const ResultIcon = ({ late }: { late: boolean }) => (
  <svg className={css.sign} viewBox="0 0 64 64" aria-hidden="true">
    <circle cx="32" cy="32" r="32" fill="var(--tint)" />
    <path
      d={late ? 'M32 18v15l10 6' : 'M20 33l8 8 17-18'}
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** The result at a glance, and the actions below it. */
export const ResultBody = ({ result }: { result: ReviewedResult }) => (
  <div className={css.result}>
    <section className={css.card}>
      {result.pass > 0 ? <ScoreRing {...result} /> : <ResultIcon late={result.byTime} />}
      <h2 className={css.title}>{resultTitle(result)}</h2>
      <p className={css.text}>{resultText(result)}</p>
      {byTimeNote(result) && <p className={css.note}>{byTimeNote(result)}</p>}
      <p className={css.name}>{result.title}</p>
      <FactList facts={resultFacts(result)} apart />
    </section>
    <ReviewedQuestions reviewed={result.reviewed} />
    <div className={css.actions}>
      <ResultActions result={result} />
    </div>
  </div>
);
