import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { drawn } from './drawn.tsx'

export const LockKeyholeIcon = /* @__PURE__ */ drawn(LockKeyhole, { mirrors: false })
