import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { PageName } from '#schemas/publication/page-names.ts';
import { sectionKey } from '#schemas/publication/section-item.ts';
import { readWhen } from '#schemas/when/read-when.ts';
import { withShares } from '#schemas/when/shares.ts';
import type { Share, When } from '#schemas/when/when.ts';
import type { ItemTarget } from '../editor/selection.ts';

/** Choice of nobody's group in an experiment. */
export const OUTSIDE = '';

/** The chosen group by experiment; an experiment without a choice shows all its groups at once. */
export type Groups = Readonly<Record<string, string>>;

type Item = {
  name: string;
  id?: string | undefined;
  when?: When | undefined;
  sections?: readonly Item[] | undefined;
};

/** A share that holds for everybody or nobody. */
const decided = ({ of, variant }: Share, groups: Groups): Share => {
  const group = groups[of];
  const isIn = group !== OUTSIDE && (variant === undefined || !group || variant === group);
  return { of, percent: isIn ? 100 : 0 };
};

const inGroups = (when: When, groups: Groups): When => {
  const read = readWhen(when);
  return 'when' in read ? withShares(read.when, (share) => decided(share, groups)) : when;
};

const itemIn = <T extends Item>(item: T, groups: Groups, edited: ItemTarget | null): T => {
  const { when } = item;
  const isEdited = edited !== null && sectionKey(item) === edited.key;
  const held = item.sections?.map((each, at) =>
    itemIn(
      each,
      groups,
      isEdited && edited.held === at ? { ...edited, key: sectionKey(each) } : null,
    ),
  );
  if (!when && !held) return item;
  const shown = { ...item };
  if (held) Object.assign(shown, { sections: held });
  if (when) Object.assign(shown, { when: isEdited ? undefined : inGroups(when, groups) });
  return shown;
};

/**
 * A draft as seen in these groups; the item whose settings are open is shown whatever its condition says.
 */
export const previewedDocument = (
  document: HomeDocument,
  groups: Groups,
  edited: ItemTarget | null,
): HomeDocument => {
  const on = (page: PageName) => (edited?.page === page ? edited : null);
  const sections = document.sections.map((item) => itemIn(item, groups, on('ordered')));
  const layouts = Object.fromEntries(
    Object.entries(document.layouts).map(([page, layout]) => [
      page,
      layout && {
        ...layout,
        // `Object.entries` widens the record's own keys to string
        nodes: layout.nodes.map((node) => itemIn(node, groups, on(page as PageName))),
      },
    ]),
  );
  return { ...document, sections, layouts };
};
