export const keyOfElement = ({ dataset: { section = '', id } }: HTMLElement): string =>
  id ? `${section}#${id}` : section;

export const sectionSelector = (key: string): string => {
  const [name = '', id] = key.split('#');
  const named = `[data-section="${CSS.escape(name)}"]`;
  return id ? `${named}[data-id="${CSS.escape(id)}"]` : `${named}:not([data-id])`;
};

/** The key of the section within a group around a node; null where the group itself is nearest. */
export const groupedKeyOf = (node: Element | null, group: Element): string | null => {
  const section = node?.closest<HTMLElement>('[data-section]');
  return section && section !== group ? keyOfElement(section) : null;
};

/** The page's own section around a node: for a section in a group, the group. */
export const enclosingSection = (node: Element | null): HTMLElement | undefined => {
  const section = node?.closest<HTMLElement>('[data-section]');
  return section ? (enclosingSection(section.parentElement) ?? section) : undefined;
};
