import { Stack, Text } from '#src/ui/part/parts.tsx';
import css from './legal-text.module.css';

type Props = {
  title: string;
  /** 0 where the text has no version. */
  version: number;
  /** A formatted day, '' for none. */
  updated: string;
  chapters: readonly { heading: string; paragraphs: readonly string[] }[];
};

export const LegalText = ({ title, version, updated, chapters }: Props) => (
  <Stack as="article" gap={16} className={css.legal}>
    <Text as="h2" kind="page-title">
      {title}
    </Text>
    <Text kind="meta" tone="tertiary">
      {[version > 0 && `第 ${version} 版`, updated && `更新日期：${updated}`]
        .filter(Boolean)
        .join(' · ')}
    </Text>
    {chapters.map(({ heading, paragraphs }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text may say the same twice
      <section key={index}>
        <Text as="h3" kind="section-title" above={4} below={6} className={css.heading}>
          {heading}
        </Text>
        {paragraphs.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text may say the same twice
          <p key={at}>{paragraph}</p>
        ))}
      </section>
    ))}
  </Stack>
);
