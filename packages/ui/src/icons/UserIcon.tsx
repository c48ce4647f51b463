import User from 'lucide-react/icons/user'
import { drawn } from './drawn.tsx'

export const UserIcon = /* @__PURE__ */ drawn(User, { mirrors: false })
