import { useLocation, useSearch } from 'wouter';
import { isPage, type PageName } from '#schemas/publication/page-names.ts';
import { screens } from '../../../addresses.ts';

const FIELD = 'page';

/** The address of the editor on a page. */
export const editorScreen = (page: PageName): string =>
  page === 'ordered'
    ? screens.editor
    : `${screens.editor}?${new URLSearchParams({ [FIELD]: page })}`;

/** The page that is edited, which stands in the address. */
export const useEditedPage = (): { page: PageName; show: (page: PageName) => void } => {
  const asked = new URLSearchParams(useSearch()).get(FIELD) ?? '';
  const [, navigate] = useLocation();
  return {
    page: isPage(asked) ? asked : 'ordered',
    show: (page) => navigate(editorScreen(page)),
  };
};
