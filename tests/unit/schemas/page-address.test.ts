import { describe, expect, it } from 'vitest';
import { address } from '#schemas/page-address.ts';

const list = address('/orderList');
const pay = address('/order_pay/:id');
const lesson = address('/specialDetail/:product/:chapter/courseContent/:lesson');
const review = address('/coursereview', 'id', 'write?');
const submit = address('/order_submit/:id', 'kind?', 'group?');
const hall = address('/house', 'tab?');

describe('an address', () => {
  it('keeps its pattern for the route table', () => {
    expect(lesson.pattern).toBe('/specialDetail/:product/:chapter/courseContent/:lesson');
    expect(review.pattern).toBe('/coursereview');
  });

  it('is its pattern where nothing varies', () => {
    expect(list()).toBe('/orderList');
    expect(hall()).toBe('/house');
  });

  it('takes the values of its path', () => {
    expect(pay({ id: 7 })).toBe('/order_pay/7');
    expect(lesson({ product: '3', chapter: 0, lesson: '12' })).toBe(
      '/specialDetail/3/0/courseContent/12',
    );
  });

  it.each(['.', '..', '...', '.a'])('keeps %s in its path, where a browser reads it', (id) => {
    const url = new URL(pay({ id }), 'https://a.example');
    const [, , last = ''] = url.pathname.split('/');
    expect(decodeURIComponent(last).trim()).toBe(id);
  });

  it('takes the values of its query in its own order, without what is left out', () => {
    expect(review({ write: 1, id: '5' })).toBe('/coursereview?id=5&write=1');
    expect(submit({ id: '5', kind: undefined, group: '9' })).toBe('/order_submit/5?group=9');
    expect(submit({ id: '5' })).toBe('/order_submit/5');
    expect(hall({ tab: 'coming' })).toBe('/house?tab=coming');
  });

  it('encodes every value', () => {
    expect(pay({ id: 'a/b?c' })).toBe('/order_pay/a%2Fb%3Fc');
    expect(review({ id: '心 电&图' })).toBe('/coursereview?id=%E5%BF%83%20%E7%94%B5%26%E5%9B%BE');
  });

  it('does not compile with a value that is missing, misspelt or of no use', () => {
    // @ts-expect-error: the path needs an id
    expect(pay({})).toBe('/order_pay/');
    // @ts-expect-error: the path needs an id
    pay();
    // @ts-expect-error: the query needs an id
    review({ write: 1 });
    // @ts-expect-error: no value has that name
    submit({ id: '5', knid: 'team' });
    // @ts-expect-error: nothing varies in it
    list({ id: 5 });
  });
});
