import {
  examIntroAddress,
  examRankAddress,
  myExamsAddress,
  wrongAnswersAddress,
} from '#schemas/exam/addresses.ts';
import { ShareButton } from '#src/entities/share/share-button.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { AppealButton } from './appeal-sheet.tsx';
import { type ExamResult, hasWrong } from './words.ts';

/** The first one is what comes next. */
const waysOf = (result: ExamResult): [name: string, href: string][] => {
  const { id, outcome, tries, pass } = result;
  const again = tries > 0 && (outcome === 'failed' || outcome === 'finished');
  const wrong: [string, string] = ['看错题', wrongAnswersAddress({ exam: id })];
  const hasReview = result.reviewed.length > 0;
  const ways: [shown: boolean, way: [string, string]][] = [
    [again, ['再考一次', examIntroAddress({ id })]],
    [hasReview && hasWrong(result), wrong],
    [pass > 0, ['看排行榜', examRankAddress({ id })]],
    // once the exam cannot be taken any more, the book lists the wrong answers, without the right ones
    [!hasReview && tries === 0 && hasWrong(result), wrong],
    [true, ['回到我的考试', myExamsAddress()]],
  ];
  return ways.flatMap(([shown, way]) => (shown ? [way] : []));
};

export const ResultActions = ({ result }: { result: ExamResult }) => (
  <>
    {waysOf(result).map(([name, href], at) => (
      <ButtonLink key={name} look={at === 0 ? 'filled' : 'outlined'} href={href}>
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
