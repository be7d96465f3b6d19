import type { TeacherDetail } from '#schemas/teacher/endpoints.ts';
import { openPictures } from '#src/ui/media/picture-viewer.ts';
import { RichText } from '#src/ui/media/rich-text.tsx';
import { ShownPictures } from '#src/ui/media/shown-pictures.tsx';
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

type Props = { teacher: Pick<TeacherDetail, 'fields' | 'introHtml' | 'qrCode'> };

export const TeacherIntro = ({ teacher: { fields, introHtml, qrCode = '' } }: Props) => {
  if (fields.length === 0 && !introHtml && !qrCode) return <EmptyState text="讲师还没有填写介绍" />;
  return (
    <Stack gap={16} padBlock={16} padInline="gutter">
      <Fields fields={fields} />
      {introHtml && (
        <RichText html={introHtml} onPicture={(all, index) => void openPictures(all, index)} />
      )}
      {qrCode && (
        <Stack as="section" gap={8} aria-label="工作室二维码">
          <Text kind="meta" tone="tertiary">
            长按或点开二维码，加入工作室的群或公众号
          </Text>
          <ShownPictures addresses={[qrCode]} name="二维码" />
        </Stack>
      )}
    </Stack>
  );
};
