import { renderToString } from 'react-dom/server';
import { ANSWERS, type Answers, Page } from './page.tsx';

/** What stands in the body: the page, and the answers that the browser takes it over with. */
export const bodyOf = (answers: Answers): string =>
  [
    `<div id="root">${renderToString(<Page {...answers} />)}</div>`,
    `<script type="application/json" id="${ANSWERS}">`,
    `${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`,
  ].join('');
