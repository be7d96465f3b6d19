/** What is made of an object is made once; objects of a document are never changed in place. */
export const remembered = <From extends object, To>(
  make: (from: From) => To,
): ((from: From) => To) => {
  const known = new WeakMap<From, { made: To }>();
  return (from) => {
    const entry = known.get(from) ?? { made: make(from) };
    known.set(from, entry);
    return entry.made;
  };
};
