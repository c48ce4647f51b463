import FileText from 'lucide-react/icons/file-text'
import { drawn } from './drawn.tsx'

export const FileTextIcon = /* @__PURE__ */ drawn(FileText, { mirrors: false })
