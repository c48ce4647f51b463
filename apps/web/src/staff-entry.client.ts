import '@wasl/ui/theme/fonts.css'
import './app/staff/staff.css'
import { loadChunk } from './app/load-chunk.ts'

// The document carries the styles of this file alone: the frame is drawn before anything else arrives.
void loadChunk(() => import('./app/staff/start.tsx'))
