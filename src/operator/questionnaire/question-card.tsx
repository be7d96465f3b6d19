import { Button } from 'antd';
import { useState } from 'react';
import type { QuestionResult, Tally } from '#schemas/questionnaire/desk-endpoints.ts';
import { useMay } from '../draft-editor/context.ts';
import report from '../parts/panel/report.module.css';
import { Stack, Text } from '../parts/part.tsx';
import { AnswerPictures, WrittenAnswers } from './given-answers.tsx';
import css from './results.module.css';
import { kindNames, shareText } from './words.ts';

const Choices = ({ tally }: { tally: Tally }) => (
  <>
    {tally.row !== '' && (
      <h3 className={css.row}>
        {tally.row}（{tally.answered} 份）
      </h3>
    )}
    {tally.mean !== null && (
      <Text weight={600} below={8}>
        平均 {tally.mean} 分
      </Text>
    )}
    <Stack as="ul" gap={12} columns={1} bare className={css.choices}>
      {tally.choices.map(({ title, count }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options keep their places, and two may have the same title
        <li key={at}>
          <span>{title}</span>
          <Text as="span" tone="secondary" textAlign="end">
            {count} 份 · {shareText(count, tally.answered)}
          </Text>
          <span className={css.bar} aria-hidden="true">
            <span
              style={{
                inlineSize: `${tally.answered === 0 ? 0 : (100 * count) / tally.answered}%`,
              }}
            />
          </span>
        </li>
      ))}
    </Stack>
  </>
);

/** For questions without options. */
const given = {
  text: { words: '填写的内容', Answers: WrittenAnswers },
  upload: { words: '上传的图片', Answers: AnswerPictures },
} as const;

type GivenProps = { result: QuestionResult; kind: keyof typeof given };

const Given = ({ result: { id, answered, title }, kind }: GivenProps) => {
  const mayRead = useMay('content.decide');
  const [open, setOpen] = useState(false);
  const { words, Answers } = given[kind];
  if (answered === 0) return null;
  if (!mayRead)
    return (
      <Text size={13} tone="tertiary" above={4} below={12}>
        看{words}需要“内容”的“决定”权限，请找管理员开通。
      </Text>
    );
  return (
    <>
      <Button
        aria-expanded={open}
        aria-label={`${open ? '收起' : '看'}“${title}”${words}`}
        onClick={() => setOpen(!open)}
      >
        {open ? '收起' : `看${words}`}
      </Button>
      {open && <Answers question={id} />}
    </>
  );
};

export const QuestionCard = ({ result }: { result: QuestionResult }) => {
  const { place, kind, title, answered, tallies } = result;
  return (
    <li className={`${report.card} ${css.card}`}>
      <Text as="h2" size={16}>
        {place}. {title}
      </Text>
      <Text size={13} tone="tertiary" above={4} below={12}>
        {kindNames[kind]} · {answered} 份作答
        {kind === 'multiple' && ' · 一份可以选几项，合计会超过 100%'}
      </Text>
      {tallies.map((tally, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places, and two may have the same title
        <Choices key={at} tally={tally} />
      ))}
      {(kind === 'text' || kind === 'upload') && <Given {...{ result, kind }} />}
    </li>
  );
};
