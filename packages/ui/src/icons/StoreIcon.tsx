import Store from 'lucide-react/icons/store'
import { drawn } from './drawn.tsx'

export const StoreIcon = /* @__PURE__ */ drawn(Store, { mirrors: false })
