import LogOut from 'lucide-react/icons/log-out'
import { drawn } from './drawn.tsx'

export const LogOutIcon = /* @__PURE__ */ drawn(LogOut, { mirrors: true })
