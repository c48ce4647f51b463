import { lazyRouteComponent } from '@tanstack/react-router'

export const payPageRoute = { component: lazyRouteComponent(() => import('./PayRoute.tsx'), 'PayRoute') }

export const detailsPageRoute = {
  component: lazyRouteComponent(() => import('./details/DetailsRoute.tsx'), 'DetailsRoute'),
}

export const attemptPageRoute = {
  component: lazyRouteComponent(() => import('./AttemptRoute.tsx'), 'AttemptRoute'),
}
