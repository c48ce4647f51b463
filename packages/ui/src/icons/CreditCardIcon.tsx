import CreditCard from 'lucide-react/icons/credit-card'
import { drawn } from './drawn.tsx'

export const CreditCardIcon = /* @__PURE__ */ drawn(CreditCard, { mirrors: false })
