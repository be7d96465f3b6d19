import { Button, Empty } from 'antd';
import { readQuestionnaireResults } from '#schemas/questionnaire/desk-endpoints.ts';
import { useMay } from '../draft-editor/context.ts';
import { Loaded } from '../parts/panel/loaded.tsx';
import report from '../parts/panel/report.module.css';
import { Line, Stack, Text } from '../parts/part.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { QuestionCard } from './question-card.tsx';
import { useAnswersExport } from './use-answers-export.ts';

export default function QuestionnaireResults({ id }: { id: number }) {
  const mayExport = useMay('content.decide');
  const call = useOperatorCall(readQuestionnaireResults, { id });
  const exporting = useAnswersExport(id);
  return (
    <Loaded call={call}>
      {({ sent, more, questions }) => (
        <>
          <Line gap={16} rowGap={8} wrap below={12} className={report.tools}>
            <Text tone="tertiary" role="status">
              {more ? `只统计了最新交卷的 ${sent} 份` : `已交卷 ${sent} 份，没有交卷的不算在内`}
            </Text>
            <Line gap={8} align="stretch" wrap className={report.end}>
              <Button loading={call.busy} onClick={call.refresh}>
                刷新
              </Button>
              {mayExport && (
                <Button
                  loading={exporting.busy}
                  disabled={sent === 0}
                  onClick={() => void exporting.run()}
                >
                  导出作答
                </Button>
              )}
            </Line>
          </Line>
          {sent === 0 ? (
            <Empty description={questions.length === 0 ? '还没有题目' : '还没有人交卷'} />
          ) : (
            <Stack as="ol" gap={12} columns={1} bare>
              {questions.map((result) => (
                <QuestionCard key={result.id} result={result} />
              ))}
            </Stack>
          )}
        </>
      )}
    </Loaded>
  );
}
