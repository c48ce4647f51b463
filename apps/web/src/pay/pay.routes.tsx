import { lazyRouteComponent } from '@tanstack/react-router'

export const payPageRoute = { component: lazyRouteComponent(() => import('./PayRoute.tsx'), 'PayRoute') }

export const attemptPageRoute = {
  component: lazyRouteComponent(() => import('./AttemptRoute.tsx'), 'AttemptRoute'),
}
