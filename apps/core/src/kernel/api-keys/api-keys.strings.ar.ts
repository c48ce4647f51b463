import type { ApiKeyString } from './api-keys.strings.ts'

export const apiKeyStringsAr: Record<ApiKeyString, string> = {
  'apiKey.notAuthenticated': 'يلزم مفتاح API صالح: \u2066Authorization: Api-Key wasl_…\u2069',
  'apiKey.outOfScope': 'لا يملك مفتاح API هذا الصلاحية المطلوبة: {scope}',
  'apiKey.tooMany': 'طلبات كثيرة بهذا المفتاح. أعد المحاولة بعد {seconds} ث',
}
