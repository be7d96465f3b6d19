import { Button, Input } from 'antd';
import { LONGEST_LEGAL_HEADING, MOST_CHAPTERS } from '#schemas/site/desk-endpoints.ts';
import { Line, Stack, Text } from '../parts/part.tsx';
import { chaptersIn, type EditedChapter, moved } from './draft.ts';

const SIGNS_IN_A_ROW = 40;

/** The kit's own measure of a text sets a style that the page's policy forbids. */
const rowsFor = (text: string): number => {
  const rows = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / SIGNS_IN_A_ROW)), 1);
  return Math.min(20, Math.max(3, rows));
};

const small = { size: 'small', type: 'text' } as const;

type Props = {
  chapters: readonly EditedChapter[];
  /** `of`: what was edited; '' for a step of its own. */
  onChange: (chapters: readonly EditedChapter[], of: string) => void;
};

export const Chapters = ({ chapters, onChange }: Props) => {
  const change = (at: number, own: Partial<EditedChapter>, of: string) =>
    onChange(
      chapters.map((each, index) => (index === at ? { ...each, ...own } : each)),
      `${of} ${at}`,
    );
  return (
    <Stack gap={16}>
      <Stack as="ol" gap={20} bare>
        {chapters.map(({ heading, text }, at) => {
          const name = `第 ${at + 1} 章`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: chapters have no ids, and their fields no state
            <Stack as="li" key={at} gap={8}>
              <Line gap={8} wrap justify="between">
                <Text as="span" weight={600}>
                  {name}
                </Text>
                <Line as="span" gap={4}>
                  <Button
                    {...small}
                    aria-label={`上移${name}`}
                    disabled={at === 0}
                    onClick={() => onChange(moved(chapters, at, at - 1), '')}
                  >
                    上移
                  </Button>
                  <Button
                    {...small}
                    aria-label={`下移${name}`}
                    disabled={at === chapters.length - 1}
                    onClick={() => onChange(moved(chapters, at, at + 1), '')}
                  >
                    下移
                  </Button>
                  <Button
                    {...small}
                    danger
                    aria-label={`删除${name}`}
                    onClick={() => onChange(chapters.toSpliced(at, 1), '')}
                  >
                    删除
                  </Button>
                </Line>
              </Line>
              <Input
                aria-label={`${name}的标题`}
                placeholder="章的标题，例如：一、协议的范围"
                value={heading}
                maxLength={LONGEST_LEGAL_HEADING}
                onChange={({ target }) => change(at, { heading: target.value }, 'heading')}
              />
              <Input.TextArea
                aria-label={`${name}的正文`}
                placeholder="正文，每行一段"
                rows={rowsFor(text)}
                value={text}
                onChange={({ target: { value } }) => {
                  const whole = heading === '' && text === '' ? chaptersIn(value) : [];
                  // a whole agreement that was pasted into an empty chapter
                  if (whole.length > 1) onChange(chapters.toSpliced(at, 1, ...whole), '');
                  else change(at, { text: value }, 'text');
                }}
              />
            </Stack>
          );
        })}
      </Stack>
      <Line>
        <Button
          disabled={chapters.length >= MOST_CHAPTERS}
          onClick={() => onChange([...chapters, { heading: '', text: '' }], '')}
        >
          加一章
        </Button>
      </Line>
    </Stack>
  );
};
