import Search from 'lucide-react/icons/search'
import { drawn } from './drawn.tsx'

export const SearchIcon = /* @__PURE__ */ drawn(Search, { mirrors: false })
