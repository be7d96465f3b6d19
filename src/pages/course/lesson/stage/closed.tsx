import { Picture } from '#src/ui/media/picture.tsx';
import { CoverAction, CoverLink, PlayerCover } from '#src/ui/player/overlay/cover.tsx';
import { buyText } from '../../buy-text.ts';
import type { Lesson } from '../use-lesson.ts';
import css from './stage.module.css';

type Props = { lesson: Lesson; pays: string | null; onBuy: () => void; previous: string };

export const ClosedStage = ({ lesson, pays, onBuy, previous }: Props) => (
  <div className={css.stage} data-cover>
    <Picture src={lesson.product.thumb} ratio="live" share={100} eager />
    {lesson.lock === 'previous' ? (
      <PlayerCover title="这一节还没有解锁" text="学完上一节后自动解锁">
        {previous && <CoverLink href={previous}>去学上一节</CoverLink>}
      </PlayerCover>
    ) : (
      <PlayerCover title="购买后可学习本节">
        <CoverAction onPress={onBuy}>{buyText(pays, lesson.product.price)}</CoverAction>
      </PlayerCover>
    )}
  </div>
);
