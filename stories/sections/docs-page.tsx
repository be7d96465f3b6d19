import '../stage/docs.css';
import {
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useLayoutEffect } from 'react';
import { LayoutDocs } from '../layouts/layout-docs.tsx';
import { SectionDocs } from './section-docs.tsx';

type Marks = { section?: string; variant?: string };

const useMarks = (): Marks => {
  const resolved = useOf('meta', ['meta']);
  return resolved.preparedMeta.parameters;
};

/** A rem of the workshop's own pages; on the pages of learners it is a tenth of the width. */
const useDeskRem = () => {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = '100%';
    return () => {
      style.fontSize = '';
    };
  }, []);
};

/** The page “文档” of a section, of a layout, or of anything else. */
export default function DocsPage() {
  useDeskRem();
  const { section, variant } = useMarks();
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {section && <SectionDocs name={section} />}
      {variant && <LayoutDocs variant={variant} />}
      <Primary />
      {!section && !variant && <Stories includePrimary={false} title="全部样例" />}
    </>
  );
}
