import { useState } from 'react';
import { useLocation } from 'wouter';
import {
  listQuestions,
  type QuestionTab,
  questionTabs,
} from '../../../schemas/question/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { countedTabs } from '../parts/counted-tabs.ts';
import { ListTools } from '../parts/list-tools.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { useWithin } from '../parts/use-within.ts';
import { WidePanel } from '../parts/wide-panel.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { QuestionPanel } from './panel.tsx';
import { QuestionTable } from './table.tsx';
import { useWaitingQuestions } from './use-waiting-questions.ts';
import { questionEmptyTexts, questionTabNames } from './words.ts';

type Asked = { state: QuestionTab; word: string; page: number };

const FIRST: Asked = { state: 'waiting', word: '', page: 1 };

/** Questions on lessons and their answers. */
export default function QuestionScreen({ question }: { question: string }) {
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState(FIRST);
  const call = useOperatorCall(listQuestions, asked);
  const count = useWaitingQuestions();
  useWithin(asked.page, call.data?.pages, (page) => setAsked({ ...asked, page }));
  const refresh = () => {
    call.refresh();
    count.refresh();
  };
  return (
    <>
      <ListTools
        tabs={countedTabs(questionTabs, questionTabNames, {
          waiting: call.data?.waiting ?? count.waiting,
          reported: count.reported,
        })}
        tab={asked.state}
        onTab={(state) => setAsked({ ...asked, state, page: 1 })}
        looksFor="搜索问题"
        onWord={(word) => setAsked({ ...asked, word, page: 1 })}
        busy={call.busy}
        onRefresh={refresh}
      />
      <WidePanel label="问答">
        <Loaded call={call}>
          {({ items, pages }) => (
            <QuestionTable
              items={items}
              page={asked.page}
              pages={pages}
              empty={asked.word ? `没有找到“${asked.word}”` : questionEmptyTexts[asked.state]}
              onPage={(page) => setAsked({ ...asked, page })}
              onOpen={(id) => navigate(`${screens.questions}/${id}`)}
            />
          )}
        </Loaded>
      </WidePanel>
      {/^[1-9]\d{0,9}$/.test(question) && (
        <QuestionPanel
          key={question}
          question={Number(question)}
          onClose={() => navigate(screens.questions)}
          onDone={refresh}
        />
      )}
    </>
  );
}
