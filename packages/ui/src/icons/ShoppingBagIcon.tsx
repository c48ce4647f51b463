import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { drawn } from './drawn.tsx'

export const ShoppingBagIcon = /* @__PURE__ */ drawn(ShoppingBag, { mirrors: false })
