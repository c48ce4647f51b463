import KeyRound from 'lucide-react/icons/key-round'
import { drawn } from './drawn.tsx'

export const KeyRoundIcon = /* @__PURE__ */ drawn(KeyRound, { mirrors: false })
