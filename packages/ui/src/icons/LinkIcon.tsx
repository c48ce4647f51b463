import Link from 'lucide-react/icons/link'
import { drawn } from './drawn.tsx'

export const LinkIcon = /* @__PURE__ */ drawn(Link, { mirrors: false })
