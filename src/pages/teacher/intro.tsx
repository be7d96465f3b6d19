import type { TeacherDetail } from '#schemas/teacher/endpoints.ts';
import { openPictures } from '#src/ui/media/picture-viewer.ts';
import { RichText } from '#src/ui/media/rich-text.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import css from './intro.module.css';

/** A teacher's fields of expertise. */
const Fields = ({ fields }: { fields: readonly string[] }) =>
  fields.length > 0 && (
    <ul className={css.fields} aria-label="擅长领域">
      {[...new Set(fields)].map((field) => (
        <li key={field}>{field}</li>
      ))}
    </ul>
  );

type Props = { teacher: Pick<TeacherDetail, 'fields' | 'introHtml'> };

/** A teacher's introduction. */
export const TeacherIntro = ({ teacher: { fields, introHtml } }: Props) => {
  if (fields.length === 0 && !introHtml) return <EmptyState text="讲师还没有填写介绍" />;
  return (
    <div className={css.intro}>
      <Fields fields={fields} />
      {introHtml && (
        <RichText html={introHtml} onPicture={(all, index) => void openPictures(all, index)} />
      )}
    </div>
  );
};
