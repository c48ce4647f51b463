import Menu from 'lucide-react/icons/menu'
import { drawn } from './drawn.tsx'

export const MenuIcon = /* @__PURE__ */ drawn(Menu, { mirrors: false })
