import type { PlaybackFault } from '../playback/use-playback.ts';
import { CoverAction, CoverLink, PlayerCover } from './cover.tsx';

const words: Readonly<Record<PlaybackFault, { title: string; text: string }>> = {
  gone: { title: '播放地址已失效', text: '重新获取后会从刚才的位置继续' },
  network: { title: '网络不给力', text: '请检查网络，学习进度已为你保留' },
  format: { title: '这段内容无法播放', text: '文件可能已损坏，或当前浏览器不支持此格式' },
};

type Props = {
  fault: PlaybackFault;
  onRetry: () => void;
  /** Where somebody helps; without it no link is shown. */
  help?: string | undefined;
};

export const PlayerFault = ({ fault, onRetry, help }: Props) => (
  <PlayerCover {...words[fault]} alarm>
    <CoverAction onPress={onRetry}>重试</CoverAction>
    {help && (
      <CoverLink look="plain" href={help}>
        联系客服
      </CoverLink>
    )}
  </PlayerCover>
);
