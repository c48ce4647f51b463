import Upload from 'lucide-react/icons/upload'
import { drawn } from './drawn.tsx'

export const UploadIcon = /* @__PURE__ */ drawn(Upload, { mirrors: false })
