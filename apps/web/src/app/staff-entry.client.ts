import '@wasl/ui/theme/fonts.css'
import '../desk/frame/staff.css'
import '../desk/frame/FrameSkeleton.module.css'
import { loadChunk } from '../base/load-chunk.ts'

// The document carries the styles of this file: the frame is drawn before anything else arrives.
void loadChunk(() => import('./staff/start.tsx'))
