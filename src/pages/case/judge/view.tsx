import { useState } from 'react';
import { useParams } from 'wouter';
import { caseAddress } from '#schemas/case/addresses.ts';
import { type CaseJudging, caseJudging } from '#schemas/case/endpoints.ts';
import { homeAddress } from '#schemas/home/addresses.ts';
import { phoneRefusals } from '#schemas/wire/call-codes.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Card, Cards } from '#src/ui/card/cards.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { Panel } from '#src/ui/sheet/panel.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { NotFound, notFoundTo } from '#src/ui/state/not-found.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { askLogin } from '../ask-login.ts';
import css from '../case.module.css';
import { CASE_NOT_FOUND, judgingWords } from '../words.ts';
import { Score } from './score.tsx';

const useContest = () => {
  const { case_id: id = '' } = useParams<{ case_id: string }>();
  return id === '' ? undefined : { id };
};

const Body = ({ judging, again }: { judging: CaseJudging; again: () => void }) => {
  const [entry, setEntry] = useState('');
  const { entries, title } = judging;
  return (
    <Cards>
      <Card title={title}>
        <Text tone="secondary" breaks="lines">
          <Unbroken>{judgingWords(judging)}</Unbroken>
        </Text>
      </Card>
      <Card title="要评审的病例">
        {entries.length === 0 && (
          <Text tone="secondary" breaks="lines">
            还没有要评审的病例
          </Text>
        )}
        <ul>
          {entries.map(({ id, title: name, author, done }) => (
            <li key={id}>
              <Stack
                as="button"
                textAlign="start"
                gap={2}
                whole
                tap
                padBlock={10}
                edge="end"
                className={css.row}
                type="button"
                onClick={() => setEntry(id)}
              >
                <Text as="span" weight={600}>
                  {name}
                </Text>
                <Text as="span" tone="secondary" breaks="lines">
                  {[done ? '已打分' : '待打分', author].filter(Boolean).join('，')}
                </Text>
              </Stack>
            </li>
          ))}
        </ul>
      </Card>
      <Panel
        open={entry !== ''}
        title="打分"
        onBack={() => {
          setEntry('');
          return true;
        }}
      >
        <Score key={entry} judging={judging} entry={entry} again={again} />
      </Panel>
    </Cards>
  );
};

const home = notFoundTo(homeAddress(), '去首页看看');

/** Whoever is no judge may see the contest itself. */
const NotJudge = ({ text }: { text: string }) => {
  const { case_id: id = '' } = useParams<{ case_id: string }>();
  return <NotFound text={text} href={caseAddress({ case_id: id })} name="看这场病例大赛" />;
};

export default detailView(caseJudging, {
  useQuery: useContest,
  shapes: [
    ['lines', 3],
    ['lines', 6],
  ],
  notFound: { to: homeAddress(), link: '去首页看看', missing: CASE_NOT_FOUND },
  failed: (error) => {
    // below a public address, where the guard lets visitors in
    if (error.refusal === phoneRefusals.notLoggedIn.name)
      return (
        <EmptyState text="评委登录后可以打分" action={<Button onClick={askLogin}>去登录</Button>} />
      );
    return error.refusal === 'notJudge' ? <NotJudge text={error.message} /> : home(error);
  },
  useReread: useSeenAgain,
  body: (judging, { retry }) => <Body judging={judging} again={retry} />,
});
