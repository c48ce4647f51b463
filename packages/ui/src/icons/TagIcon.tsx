import Tag from 'lucide-react/icons/tag'
import { drawn } from './drawn.tsx'

export const TagIcon = /* @__PURE__ */ drawn(Tag, { mirrors: false })
