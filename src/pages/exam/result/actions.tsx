import type { Award } from '#schemas/award/endpoints.ts';
import { ownCoursesAddress } from '#schemas/course/addresses.ts';
import {
  examIntroAddress,
  examRankAddress,
  myExamsAddress,
  wrongAnswersAddress,
} from '#schemas/exam/addresses.ts';
import { certificateWay } from '#src/entities/award/words.ts';
import { ShareButton } from '#src/entities/share/share-button.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { AppealButton } from './appeal-sheet.tsx';
import { type ExamResult, hasWrong } from './words.ts';

type Way = readonly [name: string, href: string];

/** The first one is what comes next. */
const waysOf = (result: ExamResult, awards: readonly Award[]): readonly Way[] => {
  const { id, outcome, tries, pass } = result;
  const again = tries > 0 && (outcome === 'failed' || outcome === 'finished');
  const wrong = ['看错题', wrongAnswersAddress({ exam: id })] as const;
  const hasReview = result.reviewed.length > 0;
  const ways: readonly (readonly [shown: boolean, way: Way])[] = [
    [again, [`再考一次（还有 ${tries} 次）`, examIntroAddress({ id })]],
    [hasReview && hasWrong(result), wrong],
    [outcome === 'passed', ['看排行榜', examRankAddress({ id })]],
    // once the exam cannot be taken any more, the book lists the wrong answers, without the right ones
    [!hasReview && tries === 0 && hasWrong(result), wrong],
    [outcome === 'passed', ['继续学习', ownCoursesAddress()]],
    [outcome !== 'passed' && pass > 0, ['看排行榜', examRankAddress({ id })]],
    [true, ['回到我的考试', myExamsAddress()]],
  ];
  const first = certificateWay(awards);
  return [...(first ? [first] : []), ...ways.flatMap(([shown, way]) => (shown ? [way] : []))];
};

type Props = { result: ExamResult; awards: readonly Award[] };

export const ResultActions = ({ result, awards }: Props) => (
  <>
    {waysOf(result, awards)
      .slice(1)
      .map(([name, href]) => (
        <ButtonLink key={name} look="outlined" href={href}>
          {name}
        </ButtonLink>
      ))}
    <ShareButton
      look="outlined"
      thing={{ title: result.title, address: examIntroAddress({ id: result.id }) }}
    >
      邀请朋友一起考
    </ShareButton>
    <AppealButton attempt={result.attempt} />
  </>
);

/** Quieter where something can be claimed, which comes before it. */
export const NextStep = ({ result, awards }: Props) => {
  const [next] = waysOf(result, awards);
  const claims = awards.some(({ state }) => state === 'open');
  return (
    next && (
      <ButtonLink look={claims ? 'outlined' : 'filled'} href={next[1]}>
        {next[0]}
      </ButtonLink>
    )
  );
};
