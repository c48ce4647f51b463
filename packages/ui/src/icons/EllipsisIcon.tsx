import Ellipsis from 'lucide-react/icons/ellipsis'
import { drawn } from './drawn.tsx'

export const EllipsisIcon = /* @__PURE__ */ drawn(Ellipsis, { mirrors: false })
