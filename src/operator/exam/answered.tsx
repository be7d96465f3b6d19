import { type ReactNode, useState } from 'react';
import type { JudgedAnswer } from '#schemas/exam/desk-endpoints.ts';
import { storedAddress } from '#schemas/upload/address.ts';
import { Photos } from '../parts/panel/photos.tsx';
import { Box, Stack, Text } from '../parts/part.tsx';
import { kindNames } from '../questionnaire/words.ts';
import css from './exam.module.css';

type Recording = NonNullable<JudgedAnswer['recording']>;

/** The messenger's format, used where a browser cannot record; no browser plays it. */
const isUnplayable = (address: string): boolean => storedAddress(address).endsWith('.amr');

/** A newer address is used only once the older one fails, so that playback is not interrupted. */
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
