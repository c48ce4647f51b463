import Users from 'lucide-react/icons/users'
import { drawn } from './drawn.tsx'

export const UsersIcon = /* @__PURE__ */ drawn(Users, { mirrors: false })
