import { afterEach, expect, it, vi } from 'vitest';
import { runForPeople } from '#scripts/backup/for-people.ts';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

it('says of a backup on a full disk what to do, in one sentence', async () => {
  const noticeOf = vi.spyOn(console, 'error').mockImplementation(() => {});
  await runForPeople('无法备份', async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  expect(noticeOf.mock.calls).toEqual([
    ['无法备份：磁盘已满，请在它要写入的文件夹所在的磁盘腾出空间（如旧的备份和日志）后重新运行'],
  ]);
  expect(process.exitCode).toBe(2);
});
