import { useMemo } from 'react';
import { TextFrame } from './text-frame.tsx';

export const ArticlePreview = ({ html }: { html: string }) => {
  const shows = useMemo(() => ({ kind: 'article', html }) as const, [html]);
  return <TextFrame shows={shows} />;
};
