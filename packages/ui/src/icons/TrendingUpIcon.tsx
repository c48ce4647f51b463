import TrendingUp from 'lucide-react/icons/trending-up'
import { drawn } from './drawn.tsx'

export const TrendingUpIcon = /* @__PURE__ */ drawn(TrendingUp, { mirrors: true })
