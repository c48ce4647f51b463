import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import { drawn } from './drawn.tsx'

export const LayoutDashboardIcon = /* @__PURE__ */ drawn(LayoutDashboard, { mirrors: false })
