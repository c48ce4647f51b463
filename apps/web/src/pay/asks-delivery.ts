import type { PageData } from '../base/page-data.ts'

export const asksDelivery = (page: PageData): boolean =>
  page.kind === 'pay' && page.load.kind === 'payable' && page.load.page.delivery !== null
