import { pointsAddress } from '#schemas/points/addresses.ts';
import {
  introAddress,
  questionnaireListAddress,
  rankingAddress,
} from '#schemas/questionnaire/addresses.ts';
import type { ReviewedResult } from '#schemas/questionnaire/endpoints.ts';
import { wishToBegin } from '#src/entities/assessment/wish-to-begin.ts';
import { questionnaireStanding } from '#src/entities/questionnaire/standing.ts';
import { ShareButton } from '#src/entities/share/share-button.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';

type Way = { name: string; href: string; begins?: boolean | undefined };

/** The first one is what comes next. */
const waysOf = (result: ReviewedResult): readonly Way[] => {
  const { id, gate, state, tries, points, pass } = result;
  const { step } = questionnaireStanding(result);
  const left = step.begins && state !== 'doing' ? `（还有 ${tries} 次）` : '';
  const again = { ...step, name: step.name + left };
  const ways: readonly (readonly [shown: boolean, way: Way])[] = [
    // also for a member who lacks nothing but the certification
    [step.begins === true || gate === 'certify', again],
    [points > 0, { name: '查看积分', href: pointsAddress() }],
    [pass > 0, { name: '查看排行榜', href: rankingAddress({ id }) }],
    [true, { name: '更多问卷', href: questionnaireListAddress() }],
  ];
  return ways.flatMap(([shown, way]) => (shown ? [way] : []));
};

type Props = { result: ReviewedResult };

export const NextStep = ({ result }: Props) => {
  const [next] = waysOf(result);
  return (
    next && (
      <ButtonLink href={next.href} onClick={next.begins ? () => wishToBegin(result.id) : undefined}>
        {next.name}
      </ButtonLink>
    )
  );
};

export const ResultActions = ({ result }: Props) => (
  <>
    {waysOf(result)
      .slice(1)
      .map(({ name, href }) => (
        <ButtonLink key={name} look="outlined" href={href}>
          {name}
        </ButtonLink>
      ))}
    <ShareButton
      look="outlined"
      thing={{ title: result.title, address: introAddress({ id: result.id }) }}
    >
      分享给朋友
    </ShareButton>
  </>
);
