import { lazyRouteComponent } from '@tanstack/react-router'

const component = lazyRouteComponent(() => import('./ShopRoute.tsx'), 'ShopRoute')

/** All pages of the shop are one piece of code: who buys sees most of them. */
export const shopRoutes = [
  { path: 'catalogue/product-list', component },
  { path: 'catalogue/product-detail/$slug', component },
  { path: 'catalogue/cart', component },
  { path: 'catalogue/checkout', component },
  { path: 'catalogue/order/$id', component },
] as const
