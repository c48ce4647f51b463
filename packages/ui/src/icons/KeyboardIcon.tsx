import Keyboard from 'lucide-react/icons/keyboard'
import { drawn } from './drawn.tsx'

export const KeyboardIcon = /* @__PURE__ */ drawn(Keyboard, { mirrors: false })
