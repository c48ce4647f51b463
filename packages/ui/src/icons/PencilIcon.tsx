import Pencil from 'lucide-react/icons/pencil'
import { drawn } from './drawn.tsx'

export const PencilIcon = /* @__PURE__ */ drawn(Pencil, { mirrors: false })
