import type { ReviewedResult } from '#schemas/questionnaire/endpoints.ts';
import { ResultGlance } from '#src/entities/assessment/result/result-glance.tsx';
import { joyOf } from '#src/entities/assessment/result/result-words.ts';
import { ReviewedQuestions } from '#src/entities/assessment/result/reviewed.tsx';
import { ScoreRing } from '#src/entities/assessment/result/score-ring.tsx';
import { Stack } from '#src/ui/part/parts.tsx';
import { ResultActions } from './actions.tsx';
import css from './body.module.css';
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

export const ResultBody = ({ result }: { result: ReviewedResult }) => (
  <Stack gap={16}>
    <ResultGlance
      joy={joyOf('questionnaire', result)}
      sign={result.pass > 0 ? <ScoreRing {...result} /> : <ResultIcon late={result.byTime} />}
      words={{
        title: resultTitle(result),
        text: resultText(result),
        note: byTimeNote(result),
        name: result.title,
        facts: resultFacts(result),
      }}
    />
    <ReviewedQuestions reviewed={result.reviewed} />
    <Stack gap={12} whole>
      <ResultActions result={result} />
    </Stack>
  </Stack>
);
