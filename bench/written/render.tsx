import { renderToString } from 'react-dom/server';
import { page as course } from './course.tsx';
import { page as home } from './home.tsx';
import { page as orders } from './orders.tsx';
import { ANSWERS, type WrittenPage } from './written-page.ts';

const rendered = <A extends readonly unknown[], P extends object>({
  Page,
  calls,
  propsOf,
}: WrittenPage<A, P>) => ({
  calls,
  /** The page's HTML, and the answers that it was drawn from, which are `answers` as JSON. */
  bodyOf: (answers: string): string =>
    [
      `<div id="root">${renderToString(<Page {...propsOf(JSON.parse(answers))} />)}</div>`,
      `<script type="application/json" id="${ANSWERS}">${answers.replaceAll('<', '\\u003c')}</script>`,
    ].join(''),
});

export const pages = { home: rendered(home), course: rendered(course), orders: rendered(orders) };
