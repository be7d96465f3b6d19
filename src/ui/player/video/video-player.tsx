import type { KeyboardEvent, MouseEvent } from 'react';
import { posterOf } from '../../media/fitted.ts';
import { PlayerControls } from '../controls/controls.tsx';
import { Buffering } from '../overlay/buffering.tsx';
import { CoverAction, PlayerCover } from '../overlay/cover.tsx';
import { PlayerFault } from '../overlay/fault.tsx';
import { PlayerNotice } from '../overlay/notice.tsx';
import { PlayerStart } from '../overlay/start.tsx';
import { Watermark } from '../overlay/watermark.tsx';
import { inPage } from './in-page.ts';
import { keyAction } from './keys.ts';
import { useVideo } from './use-video.ts';
import css from './video-player.module.css';
import type { VideoPlayerProps } from './video-player-props.ts';

const ended = (again: () => void) => (
  <PlayerCover title="本节已看完">
    <CoverAction look="plain" onPress={again}>
      再看一遍
    </CoverAction>
  </PlayerCover>
);

export const VideoPlayer = (props: VideoPlayerProps) => {
  const { title, poster, watermark, badge, ending = ended } = props;
  const player = useVideo(props);
  const { media, controls, actions, gestures, started, fault } = player;
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keyAction(event, event.target instanceof HTMLButtonElement);
    if (!act) return;
    event.preventDefault();
    controls.show();
    if ('jump' in act) actions.jump(act.jump);
    else actions[act.press]();
  };
  const onPicture = ({ nativeEvent }: MouseEvent) => {
    if (gestures.isTaken()) return;
    const mouse = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse';
    if (mouse && started) actions.toggle();
    else if (controls.shown) controls.hide();
    else controls.show();
  };
  return (
    <section
      className={css.player}
      ref={player.frame}
      aria-label={`视频：${title}`}
      // `start` moves the focus here from the start button, which disappears, so that the keys work
      tabIndex={-1}
      data-playing={media.playing}
      onKeyDown={onKeyDown}
      onFocus={controls.show}
      onPointerMove={controls.show}
    >
      <video
        {...inPage}
        x-webkit-airplay="allow"
        className={started ? css.video : css.poster}
        ref={player.setVideo}
        poster={posterOf(poster)}
        preload="none"
        tabIndex={-1}
        controlsList="nodownload"
        {...gestures.handlers}
        onClick={onPicture}
        onContextMenu={(event) => event.preventDefault()}
      />
      {started && watermark && <Watermark text={watermark} />}
      {badge && <span className={css.badge}>{badge}</span>}
      {started && media.waiting && !fault && <Buffering />}
      {!started && <PlayerStart name="播放" onPress={actions.toggle} />}
      {started && (
        <div className={controls.shown ? css.shown : css.hidden}>
          <PlayerControls
            media={media}
            rate={props.rate}
            allowed={player.allowed}
            enlarged={player.enlarged}
            onToggle={actions.toggle}
            onSeek={actions.seek}
            onJump={actions.jump}
            onRate={props.onRate}
            qualities={player.qualities}
            onQuality={player.chooseQuality}
            onEnlarge={actions.fullscreen}
          />
        </div>
      )}
      <PlayerNotice notice={player.notice} />
      {fault && <PlayerFault fault={fault} onRetry={player.retry} help={props.help} />}
      {started && media.ended && !fault && ending(actions.again)}
    </section>
  );
};
