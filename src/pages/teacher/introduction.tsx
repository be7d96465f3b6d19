import type { TeacherDetail } from '#schemas/teacher/endpoints.ts';
import { openPictures } from '#src/ui/media/picture-viewer.ts';
import { RichText } from '#src/ui/media/rich-text.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';

const Fields = ({ fields }: { fields: readonly string[] }) =>
  fields.length > 0 && (
    <Line as="ul" gap={8} align="stretch" wrap aria-label="擅长领域">
      {[...new Set(fields)].map((field) => (
        <Text
          as="li"
          kind="meta"
          tone="secondary"
          surface="page"
          radius="full"
          padBlock={4}
          padInline={12}
          key={field}
        >
          {field}
        </Text>
      ))}
    </Line>
  );

type Props = { teacher: Pick<TeacherDetail, 'fields' | 'introHtml'> };

export const TeacherIntro = ({ teacher: { fields, introHtml } }: Props) => {
  if (fields.length === 0 && !introHtml) return <EmptyState text="讲师还没有填写介绍" />;
  return (
    <Stack gap={16} padBlock={16} padInline="gutter">
      <Fields fields={fields} />
      {introHtml && (
        <RichText html={introHtml} onPicture={(all, index) => void openPictures(all, index)} />
      )}
    </Stack>
  );
};
