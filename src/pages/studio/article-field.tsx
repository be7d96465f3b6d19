import { useId } from 'react';
import { TEXT_LENGTH } from '#schemas/studio/fields.ts';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { FormGroup } from '#src/ui/form/group.tsx';
import { skeleton } from '#src/ui/skeleton/skeleton.tsx';

type Props = {
  label: string;
  html: string;
  onChange: (html: string) => void;
  disabled: boolean;
  error?: string | undefined;
  optional?: boolean;
};

const Waiting = skeleton('lines', 8);
const ArticleEditor = lazyPage(() => import('./article-editor.tsx'), <Waiting />);

/** An article as its readers see it, with what it is made of at hand. */
export const ArticleField = ({ html, label, disabled, error, optional, onChange }: Props) => (
  <FormGroup {...{ label, error, optional }}>
    <ArticleEditor
      {...{ id: useId(), label, value: html, disabled, onChange }}
      longest={TEXT_LENGTH}
    />
  </FormGroup>
);
