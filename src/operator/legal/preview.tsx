import { useMemo } from 'react';
import type { LegalContent } from '#schemas/site/desk-endpoints.ts';
import { dayText } from '#src/platform/time/china-date.ts';
import { TextFrame } from '../article/text-frame.tsx';

type Props = {
  content: LegalContent;
  /** What stands for `{site}`. */
  site: string;
  /** 0 before it is published. */
  version: number;
  at: number | null;
};

/** A legal text as learners read it. */
export const LegalPreview = ({ content, site, version, at }: Props) => {
  const shows = useMemo(() => {
    const filled = (text: string) => text.replaceAll('{site}', site);
    const chapters = content.chapters.map(({ heading, paragraphs }) => ({
      heading: filled(heading),
      paragraphs: paragraphs.map(filled),
    }));
    const updated = at === null ? '' : dayText(at);
    return {
      kind: 'legal',
      text: { title: filled(content.title), version, updated, chapters },
    } as const;
  }, [content, site, version, at]);
  return <TextFrame shows={shows} />;
};
