/** What a product's content type is called. */
export const kindNames: Readonly<Record<number, string>> = {
  0: '视频',
  1: '音频',
  2: '图文',
  3: '专栏',
  4: '课程',
  5: '专题',
};

/** The page on which a product of this type introduces itself. */
export const productAddress = ({ id, type }: { id: string; type: number }): string => {
  if (type === 3 || type === 5) return `/specialDetail/${id}`;
  if (type === 2) return `/tuwendet/${id}`;
  return type === 4 ? `/courseDetail/${id}` : `/coursedet/${id}`;
};

/** Where a product of this type is studied on; `lesson` '' is the server's choice. */
export const goOnAddress = (product: { id: string; type: number; lesson: string }): string => {
  const { id, type } = product;
  const lesson = encodeURIComponent(product.lesson);
  // the lesson knows its own chapter
  if (type === 3 || type === 5)
    return lesson ? `/specialDetail/${id}/0/courseContent/${lesson}` : `/specialDetail/${id}`;
  const page = type === 2 ? 'coursedet1' : 'coursedet';
  return `/${page}/${id}${lesson ? `?lesson=${lesson}` : ''}`;
};
