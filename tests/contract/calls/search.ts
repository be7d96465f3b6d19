import type { CallRow } from './call-row.ts';

const found = { keyword: '心电', sort: 'best', page: 1 };
const course = { id: 3, type: '0', title: '心电图', price: '9.9', virtual_stock: '12' };
const page = { data: [course], last_page: '4' };
const readCourse = { id: '3', type: 0, title: '心电图', price: '9.90', learners: 12 };
const readPage = { items: [readCourse], pageCount: 4 };

export const searchCalls: Record<string, CallRow> = {
  '/v1/search/hot': [{}, [{ word: '高血压' }], [{ word: '高血压' }]],
  '/v1/search/suggest': [{ keyword: '心' }, [{ word: '心电图' }], [{ word: '心电图' }]],
  '/v1/search/all': [
    { keyword: '心电' },
    { course: '1000', column: 2, live: null },
    { course: 1000, column: 2, live: 0, news: 0, teacher: 0 },
  ],
  '/v1/search/product': [{ ...found, kind: 'course' }, page, readPage],
  '/v1/search/live': [
    found,
    { data: [{ id: 1, broadcast_name: '查房', broadcast_status: 3 }], last_page: 1 },
    { items: [{ id: '1', title: '查房', status: 3 }], pageCount: 1 },
  ],
};

/** Nobody waits for these. */
export const quiet = ['/v1/search/suggest'];
