import { productView } from '../product-view.tsx';

/** The classic variants link single lessons here too. */
export default productView();
