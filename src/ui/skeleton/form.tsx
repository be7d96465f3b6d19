import css from './form.module.css';

export const FormSkeleton = () => (
  <div className={css.waiting} role="status" aria-label="正在加载" aria-busy="true" />
);
