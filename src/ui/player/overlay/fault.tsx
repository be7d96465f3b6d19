import type { PlaybackFault } from '../playback/use-playback.ts';
import { CoverAction, PlayerCover } from './cover.tsx';

const words: Readonly<Record<PlaybackFault, { title: string; text: string }>> = {
  gone: { title: '播放地址已失效', text: '重新获取后会从刚才的位置继续' },
  network: { title: '网络不给力', text: '请检查网络，学习进度已为你保留' },
  format: { title: '这段内容无法播放', text: '文件可能已损坏，或当前浏览器不支持此格式' },
};

export const PlayerFault = ({ fault, onRetry }: { fault: PlaybackFault; onRetry: () => void }) => (
  <PlayerCover {...words[fault]} alarm>
    <CoverAction onPress={onRetry}>重试</CoverAction>
  </PlayerCover>
);
