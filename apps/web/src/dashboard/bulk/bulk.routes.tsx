import { screen, type StaffScreens } from '../../desk/staff-screen.ts'

/** S2 §2: files of requests, one of them, its sendings, and what became of each row. */
export const bulkScreens = {
  bulkUploads: screen(() => import('./UploadsPage.tsx'), 'UploadsPage'),
  bulkUpload: screen(() => import('./UploadPage.tsx'), 'UploadPage'),
  dispatchLogs: screen(() => import('./logs/DispatchLogsPage.tsx'), 'DispatchLogsPage'),
  transactionLogs: screen(() => import('./logs/TransactionLogsPage.tsx'), 'TransactionLogsPage'),
} satisfies Partial<StaffScreens>
