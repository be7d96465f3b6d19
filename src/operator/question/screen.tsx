import { useState } from 'react';
import { listQuestions, type QuestionTab, questionTabs } from '#schemas/question/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { countedTabs } from '../parts/counted-tabs.ts';
import { DeskList } from '../parts/desk-list.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { QuestionPanel } from './panel.tsx';
import { QuestionTable } from './table.tsx';
import { useWaitingQuestions } from './use-waiting-questions.ts';
import { questionEmptyTexts, questionTabNames } from './words.ts';

type Asked = { state: QuestionTab; word: string; page: number };

const FIRST: Asked = { state: 'waiting', word: '', page: 1 };

/** Questions on lessons and their answers. */
export default function QuestionScreen({ question }: { question: string }) {
  const [asked, setAsked] = useState(FIRST);
  const call = useOperatorCall(listQuestions, asked);
  const count = useWaitingQuestions();
  return (
    <DeskList
      label="问答"
      path={screens.questions}
      named={question}
      asked={asked}
      onAsk={setAsked}
      call={call}
      count={count}
      tabs={countedTabs(questionTabs, questionTabNames, {
        waiting: call.data?.waiting ?? count.waiting,
        reported: count.reported,
      })}
      empty={questionEmptyTexts}
      looksFor="搜索问题"
      Table={QuestionTable}
      panel={(id, { onClose, onDone }) => <QuestionPanel question={id} {...{ onClose, onDone }} />}
    />
  );
}
