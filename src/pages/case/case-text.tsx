import { type CaseParts, casePartNames, caseParts } from '#schemas/case/fields.ts';
import { ShownPictures } from '#src/ui/media/shown-pictures.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';

type Props = { parts: CaseParts; pictures: readonly string[] };

export const CaseText = ({ parts, pictures }: Props) => (
  <>
    {caseParts.map((part) => (
      <section key={part}>
        <Text as="h3" kind="card-title" below={4}>
          {casePartNames[part]}
        </Text>
        <Text tone="secondary" breaks="lines">
          <Unbroken>{parts[part]}</Unbroken>
        </Text>
      </section>
    ))}
    <ShownPictures addresses={pictures} name="病例图片" />
  </>
);
