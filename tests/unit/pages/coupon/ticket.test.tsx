import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Ticket } from '#src/pages/coupon/ticket/ticket.tsx';

test.each([
  ['5.00', false],
  ['1000.00', false],
  ['99999.00', true],
  ['99.50', true],
])('an amount that is longer than its stub is wide is set smaller: %s', (amount, long) => {
  const drawn = renderToStaticMarkup(
    <Ticket
      {...{ amount, threshold: null, open: true, title: '新人券', href: '/', facts: [] }}
      action={null}
    />,
  );
  expect(drawn).toContain(`data-long="${long}"`);
});
