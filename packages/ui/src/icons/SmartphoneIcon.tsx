import Smartphone from 'lucide-react/icons/smartphone'
import { drawn } from './drawn.tsx'

export const SmartphoneIcon = /* @__PURE__ */ drawn(Smartphone, { mirrors: false })
