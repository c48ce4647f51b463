import type { CatalogueConfig } from '@wasl/contracts/web/catalogue.contract'
import { Facts, type Fact } from '@wasl/ui/commerce/Facts'
import { MailIcon } from '@wasl/ui/icons/MailIcon'
import { StoreIcon } from '@wasl/ui/icons/StoreIcon'
import { TruckIcon } from '@wasl/ui/icons/TruckIcon'
import { Amount } from '../../parts/Amount.tsx'
import { useShopText } from '../shop.text.ts'

type Props = { shop: CatalogueConfig; isShipped: boolean }

/** How the buyer gets it, and what that costs. */
export function HandOver({ shop, isShipped }: Props) {
  const t = useShopText()
  const money = (amount: string) => <Amount of={{ amount, currency: shop.currency }} />
  const { deliveryFee, freeDeliveryFrom } = shop
  const isFree = Number(deliveryFee) === 0
  const delivery: Fact = {
    key: 'delivery',
    icon: <TruckIcon />,
    title: isFree ? t('shop.deliveryFree') : t.rich('shop.deliveryFee', { amount: money(deliveryFee) }),
    note:
      !isFree && freeDeliveryFrom !== null && t.rich('shop.freeFrom', { amount: money(freeDeliveryFrom) }),
  }
  const pickup: Fact = {
    key: 'pickup',
    icon: <StoreIcon />,
    title: t('shop.pickup'),
    note: t('shop.pickupFree'),
  }
  const byEmail: Fact = {
    key: 'email',
    icon: <MailIcon />,
    title: t('shop.byEmail'),
    note: t('shop.byEmailText'),
  }
  const facts = isShipped
    ? [...(shop.deliveryEnabled ? [delivery] : []), ...(shop.pickupEnabled ? [pickup] : [])]
    : [byEmail]
  return <Facts facts={facts} />
}
