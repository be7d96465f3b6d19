import { fitted } from '#src/ui/media/fitted.ts';
import { CoverAction, PlayerCover } from '#src/ui/player/overlay/cover.tsx';
import css from './stage.module.css';

type Props = { poster: string; title: string; text: string; action: string; onAction: () => void };

/** A note on the stage while there is nothing to play. */
export const StageNote = ({ poster, title, text, action, onAction }: Props) => (
  <div className={css.stage}>
    {poster && (
      <img className={css.poster} {...fitted(poster, 100)} alt="" referrerPolicy="no-referrer" />
    )}
    <PlayerCover title={title} text={text}>
      <CoverAction look="plain" onPress={onAction}>
        {action}
      </CoverAction>
    </PlayerCover>
  </div>
);
