import type { Data } from '#schemas/define-endpoint.ts';
import { rankingAddress } from '#schemas/questionnaire/addresses.ts';
import { questionnaireIntro } from '#schemas/questionnaire/endpoints.ts';
import { whenWords } from '#src/entities/assessment/times.ts';
import { wishToBegin } from '#src/entities/assessment/wish-to-begin.ts';
import { QuestionnaireChip } from '#src/entities/questionnaire/chip.tsx';
import { questionnaireStanding } from '#src/entities/questionnaire/standing.ts';
import { rowFacts } from '#src/entities/questionnaire/words.ts';
import { useQueryId } from '#src/page-kinds/asked.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { questionnaireGone } from '../gone.tsx';
import css from './view.module.css';
import { adviceOf, factsOf } from './words.ts';

type Intro = Data<typeof questionnaireIntro>;

const Body = ({ intro }: { intro: Intro }) => (
  <>
    <Picture src={intro.thumb} ratio="course" share={100} eager />
    <div className={css.body}>
      <h2 className={css.title}>{intro.title}</h2>
      <p className={css.meta}>
        <QuestionnaireChip of={intro} />
        {[whenWords(intro), rowFacts({ ...intro, minutes: 0, reward: 0 })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {adviceOf(intro).map((advice) => (
        <p className={css.advice} key={advice}>
          {advice}
        </p>
      ))}
      <FactList facts={factsOf(intro)} />
      {intro.purpose && (
        <section>
          <h3 className={css.head}>问卷说明</h3>
          <p className={css.text}>{intro.purpose}</p>
        </section>
      )}
      {intro.privacy && (
        <section>
          <h3 className={css.head}>隐私说明</h3>
          <p className={css.text}>{intro.privacy}</p>
        </section>
      )}
      {intro.pass > 0 && (
        <ButtonLink look="outlined" href={rankingAddress({ id: intro.id })}>
          查看排行榜
        </ButtonLink>
      )}
    </div>
  </>
);

/** The one next step: answering, or what has to be done before. */
const IntroAction = ({ intro }: { intro: Intro }) => {
  const { name, href, look, begins } = questionnaireStanding(intro).step;
  return (
    <ButtonLink look={look} href={href} onClick={begins && (() => wishToBegin(intro.id))}>
      {name}
    </ButtonLink>
  );
};

export default detailView(questionnaireIntro, {
  useAsked: useQueryId,
  ground: 'card',
  flush: true,
  shapes: [
    ['banner', 1],
    ['lines', 5],
  ],
  gone: questionnaireGone,
  action: (intro) => <IntroAction intro={intro} />,
  body: (intro) => <Body intro={intro} />,
});
