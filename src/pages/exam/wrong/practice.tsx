import { useEffect, useRef, useState } from 'react';
import type { WrongItem } from '#schemas/exam/endpoints.ts';
import { AnswerFacts, together } from '#src/entities/assessment/result/answer-facts.tsx';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import css from './practice.module.css';
import type { FormProps } from './practice-form.tsx';
import type { Practised } from './practised.ts';

type Props = {
  /** What is practised; undefined: the sheet is closed. */
  item: WrongItem | undefined;
  onClose: () => void;
  onPractised: (practised: Practised) => void;
};

const timesWords = ({ correct, times }: Practised): string =>
  correct ? '这道题已放进“已掌握”' : `累计答错 ${times} 次，看懂解析再试一次`;

type VerdictProps = { of: Practised; onAgain: () => void; onClose: () => void };

const Verdict = ({ of, onAgain, onClose }: VerdictProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // the button that had the focus has gone
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.verdict} data-correct={of.correct}>
      <h3 className={css.heading} ref={heading} tabIndex={-1}>
        {of.correct ? '回答正确' : '回答错误'}
      </h3>
      <p className={css.times}>{timesWords(of)}</p>
      <Text kind="card-title">{of.item.question.title}</Text>
      <AnswerFacts
        chosen={of.chosen}
        more={[
          ['正确答案', together(of.right)],
          ['解析', of.explanation],
        ]}
      />
      {!of.correct && <Button onClick={onAgain}>再练一次</Button>}
      <Button look={of.correct ? 'filled' : 'outlined'} onClick={onClose}>
        完成
      </Button>
    </div>
  );
};

const NotLoaded = () => <Failure text="题目没有加载出来，请检查网络后刷新页面" />;

/** The form, whose code the list does without. */
const PracticeForm = lazyPage<FormProps>(
  () =>
    import('./practice-form.tsx').then(
      (code) => ({ default: code.PracticeForm }),
      () => ({ default: NotLoaded }),
    ),
  <p role="status">正在准备题目…</p>,
);

export const PracticeSheet = ({ item, onClose, onPractised }: Props) => {
  const [practised, setPractised] = useState<Practised>();
  const close = () => {
    setPractised(undefined);
    onClose();
  };
  return (
    <Sheet open={item !== undefined} title="重练" onClose={close}>
      {item && practised?.item.id === item.id ? (
        <Verdict of={practised} onAgain={() => setPractised(undefined)} onClose={close} />
      ) : (
        item && (
          <PracticeForm
            key={item.id}
            item={item}
            onPractised={(now) => {
              setPractised(now);
              onPractised(now);
            }}
          />
        )
      )}
    </Sheet>
  );
};
