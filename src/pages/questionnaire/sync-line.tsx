import type { SyncState } from './draft-sync.ts';
import css from './sync-line.module.css';

const words: Readonly<Record<SyncState, string>> = {
  synced: '已保存',
  waiting: '正在保存…',
  saving: '正在保存…',
  unsynced: '未同步，已存在本机',
};

/** Where the draft is safe by now. */
export const SyncLine = ({ state, merged }: { state: SyncState; merged: boolean }) => (
  <span className={css.line} data-state={state} role="status">
    {merged && state === 'synced' ? '已合并另一台设备的作答' : words[state]}
  </span>
);
