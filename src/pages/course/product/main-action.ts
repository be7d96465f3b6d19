import { GRAPHIC } from '../../../../schemas/course/product-type.ts';
import { isOpen, lessonsIn, nextAddress, type Product } from '../lessons-of.ts';

/** The action at the foot of a product's page; `href` '' where nothing can be opened. */
export type MainAction = {
  kind: 'study' | 'buy';
  label: string;
  href: string;
  /** Address of the trial, shown beside buying; '' where there is none. */
  trial: string;
};

const studyLabel = ({ mine, type }: Product): string => {
  const verb = type === GRAPHIC ? '阅读' : '学习';
  if (mine.percent >= 100) return `再次${verb}`;
  if (mine.started) return `继续${verb}`;
  return mine.access === 'free' ? `免费${verb}` : `开始${verb}`;
};

/** The main action: to study an own product, else to buy it. */
export const mainAction = (product: Product): MainAction => {
  if (product.mine.access !== 'none')
    return { kind: 'study', label: studyLabel(product), href: nextAddress(product), trial: '' };
  const trial = lessonsIn(product.chapters).some(isOpen) ? nextAddress(product) : '';
  return { kind: 'buy', label: '立即购买', href: '', trial };
};
