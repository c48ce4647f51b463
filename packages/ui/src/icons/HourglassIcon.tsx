import Hourglass from 'lucide-react/icons/hourglass'
import { drawn } from './drawn.tsx'

export const HourglassIcon = /* @__PURE__ */ drawn(Hourglass, { mirrors: false })
