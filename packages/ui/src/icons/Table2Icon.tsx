import Table2 from 'lucide-react/icons/table-2'
import { drawn } from './drawn.tsx'

export const Table2Icon = /* @__PURE__ */ drawn(Table2, { mirrors: false })
