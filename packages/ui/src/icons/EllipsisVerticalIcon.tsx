import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { drawn } from './drawn.tsx'

export const EllipsisVerticalIcon = /* @__PURE__ */ drawn(EllipsisVertical, { mirrors: false })
