import '@wasl/ui/theme/fonts.css'
import '../desk/frame/staff.css'
import { loadChunk } from '../base/load-chunk.ts'

// The document carries the styles of the app: its frame is drawn before anything else arrives.
void loadChunk(() => import('./staff/start.tsx'))
