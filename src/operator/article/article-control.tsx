import { useMemo } from 'react';
import { maxOf } from '#schemas/field/kinds.ts';
import { uploadContentPicture, uploadFile } from '#schemas/publication/endpoints.ts';
import type { Uploaded } from '#src/ui/editor/coming-picture.ts';
import { type EditorTools, type LibraryProps, RichEditor } from '#src/ui/editor/editor.tsx';
import type { AddressProps } from '#src/ui/editor/panels.tsx';
import { changeByOperator } from '../change-by-operator.ts';
import { useMay } from '../draft-editor/context.ts';
import type { ControlProps } from '../field/control-props.ts';
import { LinkField } from '../publication/pickers/link-field.tsx';
import { readPicture } from '../publication/pickers/picture-file.ts';
import { PictureLibrary } from '../publication/pickers/picture-library.tsx';
import css from './article.module.css';
import { ArticlePreview } from './article-preview.tsx';

const calls = { home: uploadFile, content: uploadContentPicture } as const;

const uploadTo =
  (of: keyof typeof calls) =>
  async (file: Blob): Promise<Uploaded> => {
    const read = await readPicture(file);
    if (!read.ok) return { ok: false, reason: read.fault };
    const answer = await changeByOperator(calls[of], { content: read.content });
    return answer.ok
      ? { ok: true, address: answer.data.address }
      : { ok: false, reason: answer.message };
  };

const Address = ({ id, label, value, onChange }: AddressProps) => (
  <LinkField
    {...{ id, label, value, onChange, disabled: false, placeholder: 'https:// 或 /' }}
    onEnd={() => undefined}
  />
);

const Library = ({ onChoose, onClose }: LibraryProps) => (
  <PictureLibrary {...{ label: '图片', shape: undefined, current: '', onChoose, onClose }} />
);

const ArticleControl = (props: ControlProps) => {
  const { id, field, value, disabled, detail, picture, onChange } = props;
  const of = picture?.of ?? 'home';
  // the library shows where the home page uses its pictures
  const mayLook = useMay('home.look');
  const tools: EditorTools = useMemo(
    () => ({
      upload: uploadTo(of),
      Address,
      Library: mayLook ? Library : undefined,
      Preview: ArticlePreview,
    }),
    [of, mayLook],
  );
  const told = JSON.stringify(detail ?? {});
  // the same object while it says the same
  const described: Readonly<Record<string, string>> = useMemo(() => JSON.parse(told), [told]);
  return (
    <div className={css.control}>
      <RichEditor
        {...{ id, value, disabled, tools, described, label: field.label }}
        longest={maxOf(field)}
        onChange={(html) => onChange(html, true)}
      />
    </div>
  );
};

export default ArticleControl;
