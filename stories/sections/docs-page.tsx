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
import { WhenToUse } from './WhenToUse.tsx';

type Marks = { section?: string; variant?: string };

const useMarks = (): Marks => {
  const resolved = useOf('meta', ['meta']);
  return resolved.preparedMeta.parameters;
};

/** The default rem for docs pages; on learners' pages it is a tenth of the width. */
const useDeskRem = () => {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = '100%';
    return () => {
      style.fontSize = '';
    };
  }, []);
};

/** The docs page of a section, a layout, or anything else. */
export default function DocsPage() {
  useDeskRem();
  const { section, variant } = useMarks();
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {section && <WhenToUse name={section} />}
      {section && <SectionDocs name={section} />}
      {variant && <LayoutDocs variant={variant} />}
      <Primary />
      {!section && !variant && <Stories includePrimary={false} title="全部样例" />}
    </>
  );
}
