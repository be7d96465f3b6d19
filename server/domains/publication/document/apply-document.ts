import {
  flagFields,
  homeSections,
  type SectionRow,
  titleFields,
} from '../../../../schemas/home-sections.ts';
import type { HomeDocument } from '../../../../schemas/publication/home-document.ts';
import type { Database } from '../../../db/database.ts';
import {
  banner,
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

const flagsOf = ({ sections }: HomeDocument) => {
  const open = new Set(
    sections.flatMap((section) => {
      const { flag }: SectionRow = homeSections[section.name];
      return section.open && flag ? flag : [];
    }),
  );
  return flagFields.map((field) => ({ field, open: open.has(field) }));
};

const titlesOf = ({ sections, memberCard }: HomeDocument) => {
  const titles = new Map(
    sections.flatMap(({ name, title }) => {
      const { titleField }: SectionRow = homeSections[name];
      return titleField ? [[titleField, title] as const] : [];
    }),
  );
  const own = titleFields.map((field) => ({ field, title: titles.get(field) ?? '' }));
  return [...own, { field: VIP_TEXT, title: memberCard.description }];
};

const applySections = async (tx: Database, document: HomeDocument): Promise<void> => {
  await tx.delete(sectionOrderTable);
  const order = placed(document.sections.map(({ name }) => ({ name })));
  if (order.length > 0) await tx.insert(sectionOrderTable).values(order);
  await tx.delete(homeFlag);
  await tx.insert(homeFlag).values(flagsOf(document));
  await tx.delete(homeTitle);
  await tx.insert(homeTitle).values(titlesOf(document));
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

/**
 * Writes a document into the tables that learners' calls read, in the transaction it is given.
 * Sections that it does not name are closed and lose their titles.
 */
export const applyDocument = async (tx: Database, document: HomeDocument): Promise<void> => {
  await applySections(tx, document);
  await applyLists(tx, document);
  await applySite(tx, document);
};
