import Minus from 'lucide-react/icons/minus'
import { drawn } from './drawn.tsx'

export const MinusIcon = /* @__PURE__ */ drawn(Minus, { mirrors: false })
