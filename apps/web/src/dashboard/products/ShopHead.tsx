import type { ReactNode } from 'react'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { useProductsText } from './products.text.ts'

type Props = {
  of: 'products' | 'shopCategories' | 'shopStores' | 'shopBanners' | 'shopSettings'
  actions?: ReactNode
}

export function ShopHead({ of, actions }: Props) {
  const t = useProductsText()
  return <SectionHead title={t(`${of}.title`)} note={t(`${of}.note`)} actions={actions} />
}
