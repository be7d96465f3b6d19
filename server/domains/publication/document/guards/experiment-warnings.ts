import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { sectionKey } from '#schemas/publication/section-item.ts';
import { experimentsIn } from '#schemas/when/shares.ts';
import type { Notice } from './notice.ts';

/** Groups of experiments for which nothing stands: whoever is in one sees neither side. */
export const experimentWarnings = ({ sections, layouts }: HomeDocument): Notice[] => {
  const open = sections.filter((section) => section.open);
  const ownWarnings = (items: Parameters<typeof experimentsIn>[0], keyOf: (of: string) => string) =>
    experimentsIn(items).flatMap(({ of, variants, used }) =>
      variants
        .filter((variant) => !used.includes(variant))
        .map((variant) => ({
          section: keyOf(of),
          text: `实验 ${of} 的 ${variant} 组没有区块：分到这一组的人两边都看不到`,
        })),
    );
  const keyOf = (of: string): string => {
    const found = open.find((item) => experimentsIn([item]).some((each) => each.of === of));
    return found ? sectionKey(found) : '';
  };
  return [
    ...ownWarnings(open, keyOf),
    ...Object.values(layouts).flatMap((layout) =>
      layout ? ownWarnings(layout.nodes, () => '') : [],
    ),
  ];
};
