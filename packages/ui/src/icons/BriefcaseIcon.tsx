import Briefcase from 'lucide-react/icons/briefcase'
import { drawn } from './drawn.tsx'

export const BriefcaseIcon = /* @__PURE__ */ drawn(Briefcase, { mirrors: false })
