import { useState } from 'react';
import { questionList } from '#schemas/question/endpoints.ts';
import type { QuestionOrder } from '#schemas/question/fields.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { Tabs } from '#src/ui/page/tabs.tsx';
import { Box } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
import { AskForm } from './ask-form.tsx';
import { Questions } from './list.tsx';

type Props = { product: string; lesson: string; open: boolean; onClose: () => void };

const tabs: readonly { id: QuestionOrder; name: string }[] = [
  { id: 'newest', name: '最新' },
  { id: 'answered', name: '回答最多' },
];

const Content = ({ product, lesson }: Pick<Props, 'product' | 'lesson'>) => {
  const [order, setOrder] = useState<QuestionOrder>('newest');
  const query = { product, lesson, order };
  const call = useCall(questionList, { ...query, page: 1 }, { fresh: true });
  const onRequest = () => {
    if (order === 'newest') call.retry();
    else setOrder('newest');
  };
  return (
    <>
      <AskForm product={product} lesson={lesson} onRequest={onRequest} />
      <Box above={8} below={8}>
        <Tabs
          label="问题的顺序"
          tabs={tabs}
          current={order}
          look="pill"
          onChoose={(id) => setOrder(id === 'answered' ? 'answered' : 'newest')}
        />
      </Box>
      <Answered of={call} skeleton={<Skeletons shapes={[['compact', 4]]} />}>
        {(first) => <Questions key={order} query={query} first={first} />}
      </Answered>
    </>
  );
};

export default function QuestionPanel({ open, onClose, ...of }: Props) {
  return (
    <Sheet open={open} title="问答" onClose={onClose}>
      {open && <Content {...of} />}
    </Sheet>
  );
}
