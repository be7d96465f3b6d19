import type { TokenFile } from './file/token-files.ts';
import { sheetFiles } from './sheet.ts';
import css from './tokens.module.css';

const addressOf = ({ text }: TokenFile): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(text)}`;

/** The tokens for drawing tools, to be downloaded. */
export const FileList = () => (
  <>
    <p className={css.intro}>
      由 tokens.css 得出，尺寸按 375 宽的屏幕。下载后在画图工具里导入，改了样式表就重新下载。
    </p>
    <ul className={css.list}>
      {sheetFiles.map((file) => (
        <li key={file.name}>
          <a className={css.file} href={addressOf(file)} download={file.name}>
            {file.name}
            <span className={css.value}>{file.use}</span>
          </a>
        </li>
      ))}
    </ul>
  </>
);
