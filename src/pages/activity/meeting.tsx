import type { Occasion } from '#schemas/ticket/fields.ts';
import { PlaceLine } from '#src/entities/ticket/place.tsx';
import { occasionTime } from '#src/entities/ticket/words.ts';
import { Block } from '#src/ui/page/block.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './meeting.module.css';

/** When and where people meet, and until when money comes back; nothing for what is online. */
export const MeetingBlock = ({ occasion }: { occasion: Occasion }) =>
  occasion.venue !== '' && (
    <Block title="活动时间与地点">
      <p className={css.time}>
        <Unbroken>{occasionTime(occasion)}</Unbroken>
      </p>
      <PlaceLine where={occasion} />
      {occasion.refundText && (
        <p className={css.rule}>
          <Unbroken>{occasion.refundText}</Unbroken>
        </p>
      )}
    </Block>
  );
