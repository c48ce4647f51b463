import { lazyRouteComponent } from '@tanstack/react-router'

export const payPageRoute = { component: lazyRouteComponent(() => import('./PayRoute.tsx'), 'PayRoute') }

export const receiptPageRoute = {
  component: lazyRouteComponent(() => import('./receipt/ReceiptRoute.tsx'), 'ReceiptRoute'),
}

export const detailsPageRoute = {
  component: lazyRouteComponent(() => import('./details/DetailsRoute.tsx'), 'DetailsRoute'),
}

export const codePageRoute = {
  component: lazyRouteComponent(() => import('./code/CodeRoute.tsx'), 'CodeRoute'),
}

export const attemptPageRoute = {
  component: lazyRouteComponent(() => import('./AttemptRoute.tsx'), 'AttemptRoute'),
}
