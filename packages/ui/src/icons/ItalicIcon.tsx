import Italic from 'lucide-react/icons/italic'
import { drawn } from './drawn.tsx'

export const ItalicIcon = /* @__PURE__ */ drawn(Italic, { mirrors: false })
