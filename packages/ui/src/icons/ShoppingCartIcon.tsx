import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { drawn } from './drawn.tsx'

export const ShoppingCartIcon = /* @__PURE__ */ drawn(ShoppingCart, { mirrors: false })
