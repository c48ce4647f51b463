import ListFilter from 'lucide-react/icons/list-filter'
import { drawn } from './drawn.tsx'

export const ListFilterIcon = /* @__PURE__ */ drawn(ListFilter, { mirrors: false })
