import { type Gate, questionnaireIntro } from '../../../schemas/api/questionnaire.ts';
import type { Data } from '../../../schemas/define-endpoint.ts';
import { goBack } from '../../platform/go-back.ts';
import { useCall } from '../../platform/use-call.ts';
import { useParam } from '../../platform/use-param.ts';
import { Answered, Skeletons } from '../../ui/answered.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Picture } from '../../ui/picture.tsx';
import { goneOr, NoQuestionnaire } from './gone.tsx';
import css from './intro-page.module.css';
import { StateChip } from './state-chip.tsx';
import { rowFacts, whenWords } from './words.ts';

type Intro = Data<typeof questionnaireIntro>;

const advice: Readonly<Partial<Record<Gate, string>>> = {
  before: '问卷还没有开始，到时间后可以作答',
  over: '问卷已经结束，感谢关注',
  certify: '这份问卷面向已认证的医生，完成认证后即可作答',
};

const resultOf = ({ id, pass }: Intro): string =>
  pass > 0 ? `/questionnaire_result?id=${id}` : `/questionnaire_finish?id=${id}`;

const Action = ({ intro }: { intro: Intro }) => {
  const { gate, state, id } = intro;
  if (gate === 'certify')
    return <ButtonLink href="/questionnaire_certification">去认证</ButtonLink>;
  if (gate === 'done') return <ButtonLink href={resultOf(intro)}>查看结果</ButtonLink>;
  if (gate === 'none')
    return (
      <ButtonLink href={`/questionnaire?id=${id}`}>
        {state === 'doing' ? '继续作答' : '开始作答'}
      </ButtonLink>
    );
  return <Button disabled>{gate === 'before' ? '未开始' : '已结束'}</Button>;
};

const Facts = ({ intro }: { intro: Intro }) => {
  const rows: [string, string][] = [
    ['题目', `${intro.questions} 题`],
    ['用时', `约 ${intro.minutes} 分钟`],
    ...(intro.pass > 0
      ? [['合格', `${intro.pass} 分（满分 ${intro.full} 分）`] as [string, string]]
      : []),
    ...(intro.pass > 0 && intro.gate === 'none'
      ? [['机会', `还可以作答 ${intro.tries} 次`] as [string, string]]
      : []),
    ...(intro.reward > 0 ? [['奖励', `${intro.reward} 积分`] as [string, string]] : []),
  ];
  return <FactList facts={rows} />;
};

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
      {advice[intro.gate] && <p className={css.advice}>{advice[intro.gate]}</p>}
      {intro.gate === 'none' && intro.answered > 0 && (
        <p className={css.advice}>上次已答 {intro.answered} 题，会从那里继续</p>
      )}
      <Facts intro={intro} />
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
        <a className={css.link} href={`/questionnaire_ranking_list?id=${intro.id}`}>
          查看排行榜
        </a>
      )}
    </div>
  </>
);

/** `/questionnaire_introduce?id=`: what it is about, and the way in. */
export default function IntroPage() {
  const [id] = useParam('id');
  const called = useCall(questionnaireIntro, { id }, id !== '');
  return (
    <PageFrame
      route="/questionnaire_introduce"
      title="问卷说明"
      ground="card"
      flush
      onBack={() => goBack('/questionnaire_list')}
      action={called.data && <Action intro={called.data} />}
    >
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
