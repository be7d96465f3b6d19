/** The only page of a list, in the wire's form. */
export const pageOf = (data: readonly unknown[]) => ({ data, last_page: 1 });

/** A list without anything in it, in the wire's form. */
export const emptyPage = pageOf([]);
