import { classicVariants } from '#schemas/publication/classic-layout.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { openFlags, orderedItems, sectionTitles } from '#schemas/publication/page-order.ts';
import type { Database } from '../../../db/database.ts';
import {
  banner,
  classicLayoutTable,
  followPromptTable,
  homeFlag,
  homeTitle,
  navIcon,
  sectionOrderTable,
  viewTemplateTable,
} from '../../../db/tables/home.ts';
import { bottomTab, siteInfoTable } from '../../../db/tables/site.ts';
import { VIP_TEXT } from './read-live-document.ts';

const placed = <T>(items: readonly T[]) => items.map((item, position) => ({ ...item, position }));

const rowsOf = <V>(fields: Readonly<Record<string, V>>) => Object.entries(fields);

const applySections = async (tx: Database, document: HomeDocument): Promise<void> => {
  await tx.delete(sectionOrderTable);
  const order = placed(
    orderedItems(document).map((item) => ({
      ...item,
      details: Object.keys(item.details).length > 0 ? item.details : null,
    })),
  );
  if (order.length > 0) await tx.insert(sectionOrderTable).values(order);
  await tx.delete(homeFlag);
  const flags = rowsOf(openFlags(document)).map(([field, open]) => ({ field, open }));
  await tx.insert(homeFlag).values(flags);
  await tx.delete(homeTitle);
  const titles = rowsOf(sectionTitles(document)).map(([field, title]) => ({ field, title }));
  const { description } = document.memberCard;
  await tx.insert(homeTitle).values([...titles, { field: VIP_TEXT, title: description }]);
};

/**
 * Stores the published layouts where none is stored yet, so that a later release of the software does not
 * change them.
 */
export const pinLayouts = async (tx: Database, { layouts }: HomeDocument): Promise<void> => {
  const rows = classicVariants.flatMap((variant) => {
    const layout = layouts[variant];
    return layout ? { variant, layout } : [];
  });
  if (rows.length > 0) await tx.insert(classicLayoutTable).values(rows).onConflictDoNothing();
};

/** Layouts that a document lacks are those of the software. */
const applyLayouts = async (tx: Database, document: HomeDocument): Promise<void> => {
  await tx.delete(classicLayoutTable);
  await pinLayouts(tx, document);
};

const applyLists = async (tx: Database, { banners, icons, tabs }: HomeDocument): Promise<void> => {
  await tx.delete(banner);
  if (banners.length > 0) await tx.insert(banner).values(placed(banners));
  await tx.delete(navIcon);
  if (icons.length > 0) await tx.insert(navIcon).values(placed(icons));
  await tx.delete(bottomTab);
  await tx.insert(bottomTab).values(placed(tabs));
};

const applySite = async (tx: Database, document: HomeDocument): Promise<void> => {
  const site = { ...document.site, loginSwitch: document.loginSwitch === 'phone' ? 1 : 2 };
  await tx
    .insert(siteInfoTable)
    .values({ id: 1, ...site })
    .onConflictDoUpdate({ target: siteInfoTable.id, set: site });
  await tx.delete(viewTemplateTable);
  await tx.insert(viewTemplateTable).values({ template: document.template });
  await tx.delete(followPromptTable);
  await tx.insert(followPromptTable).values(document.follow);
};

export const applyDocument = async (tx: Database, document: HomeDocument): Promise<void> => {
  await applySections(tx, document);
  await applyLayouts(tx, document);
  await applyLists(tx, document);
  await applySite(tx, document);
};
