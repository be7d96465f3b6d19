import { FIRST } from '#schemas/layout/first-paint.ts';
import { catchLinksIn } from '../stage/catch-links.ts';
import css from './drawn-frame.module.css';
import { type DrawnPage, drawnStyles } from './drawn-pages.ts';

/** The page as a phone has it before any code has come. */
const documentOf = ({ html, built }: DrawnPage): string =>
  [
    `<!doctype html><html lang="zh-CN"><head><meta charset="UTF-8" />`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />',
    `<title>服务器的 HTML</title><style>${drawnStyles}</style></head>`,
    `<body><div id="root" ${FIRST}="${built}">${html}</div></body></html>`,
  ].join('');

/** Shows a drawn page in a frame of its own that runs no scripts. */
export const DrawnFrame = ({ page }: { page: DrawnPage }) => (
  // its origin stays the workshop's, so that tests can look into it; a script would not run all the same
  <iframe
    className={css.frame}
    title="服务器的 HTML"
    sandbox="allow-same-origin"
    srcDoc={documentOf(page)}
    onLoad={({ currentTarget: { contentDocument } }) => {
      if (contentDocument) catchLinksIn(contentDocument);
    }}
  />
);
