import ArrowLeft from 'lucide-react/icons/arrow-left'
import { drawn } from './drawn.tsx'

export const ArrowLeftIcon = /* @__PURE__ */ drawn(ArrowLeft, { mirrors: true })
