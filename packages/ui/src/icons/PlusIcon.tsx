import Plus from 'lucide-react/icons/plus'
import { drawn } from './drawn.tsx'

export const PlusIcon = /* @__PURE__ */ drawn(Plus, { mirrors: false })
