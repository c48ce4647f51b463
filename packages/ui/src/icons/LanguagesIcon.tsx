import Languages from 'lucide-react/icons/languages'
import { drawn } from './drawn.tsx'

export const LanguagesIcon = /* @__PURE__ */ drawn(Languages, { mirrors: false })
