import {
  examRankAddress,
  examResultAddress,
  spokenTestAddress,
  teamExamsAddress,
} from '#schemas/exam/addresses.ts';
import { examIntro } from '#schemas/exam/endpoints.ts';
import { useQueryId } from '#src/page-kinds/asked.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { peopleText } from '#src/ui/value/people-count.ts';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { examGone } from '../no-exam.tsx';
import { IntroAction } from './action.tsx';
import css from './view.module.css';
import { adviceOf, type ExamIntro, factsOf } from './words.ts';

/** The results so far, where the page's main action is another one. */
const FurtherLinks = ({ id, gate, sent, pass, spoken, teamSize }: ExamIntro) => (
  <div className={css.links}>
    {gate === 'none' && spoken > 0 && (
      <ButtonLink look="outlined" href={spokenTestAddress({ id })}>
        先试试麦克风
      </ButtonLink>
    )}
    {gate === 'none' && sent > 0 && (
      <ButtonLink look="outlined" href={examResultAddress({ id })}>
        看上次成绩
      </ButtonLink>
    )}
    {teamSize > 0 && gate !== 'team' && (
      <ButtonLink look="outlined" href={teamExamsAddress({ id })}>
        我的队伍
      </ButtonLink>
    )}
    {pass > 0 && (
      <ButtonLink look="outlined" href={examRankAddress({ id })}>
        查看排行榜
      </ButtonLink>
    )}
  </div>
);

const Body = ({ intro }: { intro: ExamIntro }) => (
  <>
    <Picture src={intro.thumb} ratio="course" share={100} eager />
    <div className={css.body}>
      <h2 className={css.title}>{intro.title}</h2>
      {intro.participants > 0 && (
        <p className={css.meta}>{peopleText('participants', intro.participants)}</p>
      )}
      {adviceOf(intro).map((advice) => (
        <p className={css.advice} key={advice}>
          <Unbroken>{advice}</Unbroken>
        </p>
      ))}
      <FactList facts={factsOf(intro)} />
      {intro.rules.length > 0 && (
        <section>
          <h3 className={css.head}>考试规则</h3>
          <ul className={css.rules}>
            {intro.rules.map((rule) => (
              <li key={rule}>
                <Unbroken>{rule}</Unbroken>
              </li>
            ))}
          </ul>
        </section>
      )}
      {intro.purpose && (
        <section>
          <h3 className={css.head}>考试说明</h3>
          <p className={css.text}>{intro.purpose}</p>
        </section>
      )}
      {intro.privacy && (
        <section>
          <h3 className={css.head}>隐私说明</h3>
          <p className={css.text}>{intro.privacy}</p>
        </section>
      )}
      <FurtherLinks {...intro} />
    </div>
  </>
);

export default detailView(examIntro, {
  useAsked: useQueryId,
  ground: 'card',
  flush: true,
  shapes: [
    ['banner', 1],
    ['lines', 6],
  ],
  gone: examGone,
  action: (intro) => <IntroAction intro={intro} />,
  body: (intro) => <Body intro={intro} />,
});
