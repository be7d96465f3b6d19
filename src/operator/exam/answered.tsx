import { type ReactNode, useState } from 'react';
import type { JudgedAnswer } from '#schemas/exam/desk-endpoints.ts';
import { storedAddress } from '#schemas/upload/address.ts';
import { Photos } from '../parts/panel/photos.tsx';
import { Box, Stack, Text } from '../parts/part.tsx';
import { kindNames } from '../questionnaire/words.ts';
import css from './exam.module.css';

type Recording = NonNullable<JudgedAnswer['recording']>;

/** What the messenger records where a browser cannot; no browser plays it. */
const isUnplayable = (address: string): boolean => storedAddress(address).endsWith('.amr');

/** A recording; a newer address is taken once the older one opens nothing any more, so that it plays on. */
const Played = ({ address, seconds }: Recording) => {
  const [source, setSource] = useState(address);
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: what a member says in an exam has no captions */}
      <audio
        className={css.audio}
        controls
        preload="none"
        src={source}
        aria-label={`录音，${seconds} 秒`}
        onError={() => setSource(address)}
      />
      <Text size={12} tone="secondary" breaks="anywhere">
        {seconds} 秒
      </Text>
      {isUnplayable(address) && (
        <a href={address} download>
          浏览器放不了这种录音，下载后收听
        </a>
      )}
    </>
  );
};

type Props = { answer: JudgedAnswer; children: ReactNode };

/** What was answered to a question, what a right answer says, and below it what is given for it. */
export const Answered = ({ answer, children }: Props) => {
  const { place, kind, title, points, explanation, text, pictures, recording } = answer;
  return (
    <Stack
      as="section"
      gap={8}
      columns={1}
      padBlock={16}
      edge="start"
      aria-label={`第 ${place} 题`}
    >
      <h2 className={css.title}>
        {place}. {title}
      </h2>
      <Text size={12} tone="secondary" breaks="anywhere">
        {kindNames[kind]} · {points} 分
      </Text>
      {text !== '' && (
        <Box
          as="p"
          padBlock={10}
          padInline={12}
          surface="page"
          radius="small"
          className={css.stated}
        >
          {text}
        </Box>
      )}
      {pictures.length > 0 && <Photos addresses={pictures} />}
      {recording && <Played {...recording} />}
      {explanation !== '' && (
        <details className={css.reference} open>
          <summary>解析</summary>
          <p>{explanation}</p>
        </details>
      )}
      {children}
    </Stack>
  );
};
