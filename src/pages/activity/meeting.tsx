import type { Occasion } from '#schemas/ticket/fields.ts';
import { LocationLine } from '#src/entities/ticket/location.tsx';
import { occasionTime } from '#src/entities/ticket/words.ts';
import { Block } from '#src/ui/page/block.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';

/** Nothing for an occasion that takes place online. */
export const MeetingBlock = ({ occasion }: { occasion: Occasion }) =>
  occasion.venue !== '' && (
    <Block title="活动时间与地点">
      <Text kind="card-title">
        <Unbroken>{occasionTime(occasion)}</Unbroken>
      </Text>
      <LocationLine where={occasion} />
      {occasion.refundText && (
        <Text kind="meta" tone="secondary">
          <Unbroken>{occasion.refundText}</Unbroken>
        </Text>
      )}
    </Block>
  );
