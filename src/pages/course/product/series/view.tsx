import { productView } from '../product-view.tsx';

/** `/courseDetail/:id`: a series of lessons, and single ones as the classic variants link them. */
export default productView();
