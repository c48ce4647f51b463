import { Ltr } from '@wasl/ui/text/Ltr'
import { staffClient } from '../../base/session/staff-client.ts'
import { bilingual, line, toggle } from '../../desk/resource/fields.tsx'
import { resource } from '../../desk/resource/resource.ts'
import { storesKey } from './products.queries.ts'
import { useProductsText } from './products.text.ts'
import { ShopHead } from './ShopHead.tsx'

const optional = { isOptional: true } as const

/** Where goods come from, and where they can be fetched. */
export const StoresPage = resource({
  client: staffClient.products.stores,
  key: storesKey,
  prefix: 'shopStores',
  words: useProductsText,
  empty: {
    nameEn: '',
    nameAr: '',
    key: '',
    addressEn: '',
    addressAr: '',
    phone: '',
    pickupEnabled: false,
    active: true,
  },
  fields: [
    bilingual('name', 80),
    line('key', { dir: 'ltr', most: 64, hasHint: true, isOptional: true }),
    bilingual('address', 200),
    line('phone', { ...optional, dir: 'ltr', most: 32 }),
    toggle('pickupEnabled'),
    toggle('active'),
  ],
  note: ({ key }) => <Ltr>{key}</Ltr>,
  columns: ({ t }) => [
    {
      id: 'pickup',
      label: t('shopStores.pickup'),
      cell: ({ pickupEnabled }) => t(pickupEnabled ? 'shopStores.yes' : 'shopStores.no'),
      width: 110,
    },
    { id: 'products', label: t('shopStores.products'), cell: ({ products }) => products, width: 110 },
  ],
  Head: (props) => <ShopHead of="shopStores" {...props} />,
})
