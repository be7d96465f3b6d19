import { renderToString } from 'react-dom/server';
import { ANSWERS, type Answers, Page } from './page.tsx';

export const bodyOf = (answers: Answers): string =>
  [
    `<div id="root">${renderToString(<Page {...answers} />)}</div>`,
    `<script type="application/json" id="${ANSWERS}">`,
    `${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`,
  ].join('');
