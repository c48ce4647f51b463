import UserX from 'lucide-react/icons/user-x'
import { drawn } from './drawn.tsx'

export const UserXIcon = /* @__PURE__ */ drawn(UserX, { mirrors: false })
