import Calendar from 'lucide-react/icons/calendar'
import { drawn } from './drawn.tsx'

export const CalendarIcon = /* @__PURE__ */ drawn(Calendar, { mirrors: false })
