import { FIRST } from '#schemas/layout/first-paint.ts';
import { catchLinksIn } from '../stage/catch-links.ts';
import css from './drawn-frame.module.css';
import { type DrawnPage, drawnStyles } from './drawn-pages.ts';

/** The page on a phone before any script has loaded. */
const documentOf = ({ html, built }: DrawnPage): string =>
  [
    `<!doctype html><html lang="zh-CN"><head><meta charset="UTF-8" />`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />',
    `<title>服务器的 HTML</title><style>${drawnStyles}</style></head>`,
    `<body><div id="root" ${FIRST}="${built}">${html}</div></body></html>`,
  ].join('');

export const DrawnFrame = ({ page }: { page: DrawnPage }) => (
  // same origin, so that tests can read the document; scripts do not run even so
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
