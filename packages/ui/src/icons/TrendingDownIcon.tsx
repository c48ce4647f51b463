import TrendingDown from 'lucide-react/icons/trending-down'
import { drawn } from './drawn.tsx'

export const TrendingDownIcon = /* @__PURE__ */ drawn(TrendingDown, { mirrors: true })
