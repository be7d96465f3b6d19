import type { PageName } from '#schemas/publication/page-names.ts';
import { screens } from '../../addresses.ts';
import { fieldId } from '../settings/field-controls.ts';

/** The address of a page's text, and the id of the control that holds it. */
export const pageScreen = (page: PageName): string => `${screens.document}/${page}`;
export const pageControl = (page: PageName): string => fieldId('页面文档', page, 'text');
