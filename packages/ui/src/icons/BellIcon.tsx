import Bell from 'lucide-react/icons/bell'
import { drawn } from './drawn.tsx'

export const BellIcon = /* @__PURE__ */ drawn(Bell, { mirrors: false })
