import { toastStore } from '#src/platform/feedback/toast.ts';
import { useStore } from '#src/platform/storage/store.ts';
import css from './toast-view.module.css';

/** The live region always exists, so that toasts are read out. */
export const ToastView = () => {
  const toast = useStore(toastStore);
  return (
    <div className={css.region} role="status">
      {toast && (
        <p className={css.toast} key={toast.id}>
          {toast.text}
        </p>
      )}
    </div>
  );
};
