import List from 'lucide-react/icons/list'
import { drawn } from './drawn.tsx'

export const ListIcon = /* @__PURE__ */ drawn(List, { mirrors: true })
