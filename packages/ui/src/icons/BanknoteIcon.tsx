import Banknote from 'lucide-react/icons/banknote'
import { drawn } from './drawn.tsx'

export const BanknoteIcon = /* @__PURE__ */ drawn(Banknote, { mirrors: false })
