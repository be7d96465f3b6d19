/**
 * `npm run pictures:tidy`: rewrites pictures from before uploads were stripped of place and camera, under the
 * same addresses, and lists those that do not decode. Can be interrupted and run again. Exit code 1 for a
 * wrong call, 2 on failure.
 */
import { openExisting } from '#server/db/open-existing.ts';
import { type TidyReport, tidyStoredPictures } from '#server/domains/upload/index.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { uploadsFolder } from '#server/platform/storage/uploads.ts';
import { runForPeople } from './backup/for-people.ts';

/** Between two lines of progress. */
const STEP = 200;

const reasons: Readonly<Record<TidyReport['left'][number]['why'], string>> = {
  noPicture: '不是图片',
  unreadable: '打不开，可能已损坏',
  tooManyPixels: '像素太多',
  busy: '文件太大',
};

const tidy = async (): Promise<void> => {
  const config = readConfig(process.env);
  const { uploads } = openStorage({ directory: uploadsFolder(config.dataDir) }, config.s3);
  const onLooked = ({ looked, changed }: TidyReport) => {
    if (looked % STEP === 0) console.log(`已看过 ${looked} 张，重写 ${changed} 张……`);
  };
  const { looked, changed, left, missing } = await openExisting(config, findRootDir(), (db) =>
    tidyStoredPictures(db, { uploads, now: Date.now(), onLooked }),
  );
  const fine = looked - changed - left.length - missing;
  console.log(`完成：看过 ${looked} 张图片，重写 ${changed} 张，不用改 ${fine} 张`);
  if (missing > 0) console.log(`${missing} 张的文件已经不在`);
  if (left.length > 0) console.log(`${left.length} 张没有改，仍是原来的文件：`);
  for (const { file, why } of left) console.log(`  ${file} ${reasons[why]}`);
};

if (process.argv.length > 2) {
  console.error('用法：npm run pictures:tidy');
  process.exitCode = 1;
} else await runForPeople('无法整理图片', tidy);
