import TreePalm from 'lucide-react/icons/tree-palm'
import { drawn } from './drawn.tsx'

export const TreePalmIcon = /* @__PURE__ */ drawn(TreePalm, { mirrors: false })
