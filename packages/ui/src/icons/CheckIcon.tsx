import Check from 'lucide-react/icons/check'
import { drawn } from './drawn.tsx'

export const CheckIcon = /* @__PURE__ */ drawn(Check, { mirrors: false })
