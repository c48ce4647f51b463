import ExternalLink from 'lucide-react/icons/external-link'
import { drawn } from './drawn.tsx'

export const ExternalLinkIcon = /* @__PURE__ */ drawn(ExternalLink, { mirrors: true })
