import { productView } from '../product-view.tsx';

/** `/courseDetail/:id`: a series of lessons; the classic variants link single lessons here too. */
export default productView();
