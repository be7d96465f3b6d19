import { useLocation, useSearch } from 'wouter';
import { isPage, type PageName } from '#schemas/publication/page-names.ts';
import { screens } from '../../../addresses.ts';
import { fieldId } from '../../settings/field-controls.ts';

const FIELD = 'page';

export const editorScreen = (page: PageName): string =>
  page === 'ordered'
    ? screens.editor
    : `${screens.editor}?${new URLSearchParams({ [FIELD]: page })}`;

export const useEditedPage = (): { page: PageName; show: (page: PageName) => void } => {
  const query = new URLSearchParams(useSearch()).get(FIELD) ?? '';
  const [, navigate] = useLocation();
  return {
    page: isPage(query) ? query : 'ordered',
    show: (page) => navigate(editorScreen(page)),
  };
};

export const pageScreen = (page: PageName): string => `${screens.document}/${page}`;
export const pageControl = (page: PageName): string => fieldId('页面文档', page, 'text');
