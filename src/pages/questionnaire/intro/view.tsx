import type { Data } from '../../../../schemas/define-endpoint.ts';
import { questionnaireIntro } from '../../../../schemas/questionnaire/endpoints.ts';
import { rankingAddress } from '../../../entities/questionnaire/addresses.ts';
import { rowFacts, whenWords } from '../../../entities/questionnaire/words.ts';
import { useParam } from '../../../platform/navigation/use-param.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Answered, Skeletons } from '../../../ui/state/answered.tsx';
import { FactList } from '../../../ui/value/fact-list.tsx';
import { goneOr, NoQuestionnaire } from '../gone.tsx';
import { StateChip } from '../state-chip.tsx';
import { IntroAction } from './action.tsx';
import css from './view.module.css';
import { adviceOf, factsOf } from './words.ts';

type Intro = Data<typeof questionnaireIntro>;

const Body = ({ intro }: { intro: Intro }) => (
  <>
    <Picture src={intro.thumb} ratio="course" eager />
    <div className={css.body}>
      <h2 className={css.title}>{intro.title}</h2>
      <p className={css.meta}>
        <StateChip state={intro.state} />
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

/** `/questionnaire_introduce?id=`: what it is about, and the way in. */
export default function IntroPage() {
  const [id] = useParam('id');
  const called = useCall(questionnaireIntro, { id }, id !== '');
  return (
    <PageFrame ground="card" flush action={called.data && <IntroAction intro={called.data} />}>
      {id === '' ? (
        <NoQuestionnaire />
      ) : (
        <Answered
          of={called}
          skeleton={
            <Skeletons
              bones={[
                ['banner', 1],
                ['lines', 5],
              ]}
            />
          }
          failed={goneOr}
        >
          {(intro) => <Body intro={intro} />}
        </Answered>
      )}
    </PageFrame>
  );
}
