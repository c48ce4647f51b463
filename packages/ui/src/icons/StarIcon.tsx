import Star from 'lucide-react/icons/star'
import { drawn } from './drawn.tsx'

export const StarIcon = /* @__PURE__ */ drawn(Star, { mirrors: false })
