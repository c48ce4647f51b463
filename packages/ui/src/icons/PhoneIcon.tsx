import Phone from 'lucide-react/icons/phone'
import { drawn } from './drawn.tsx'

export const PhoneIcon = /* @__PURE__ */ drawn(Phone, { mirrors: false })
