import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { drawn } from './drawn.tsx'

export const CircleQuestionMarkIcon = /* @__PURE__ */ drawn(CircleQuestionMark, { mirrors: true })
