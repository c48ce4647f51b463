import House from 'lucide-react/icons/house'
import { drawn } from './drawn.tsx'

export const HouseIcon = /* @__PURE__ */ drawn(House, { mirrors: false })
