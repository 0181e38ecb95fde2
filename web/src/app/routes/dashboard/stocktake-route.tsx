export { StocktakePage as Page } from '#features/stocktake/stocktake-page.tsx';
