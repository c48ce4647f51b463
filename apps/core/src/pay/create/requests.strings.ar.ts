import type { RequestString } from './requests.strings.ts'

export const requestStringsAr: Record<RequestString, string> = {
  'request.required': 'هذا الحقل مطلوب',
  'request.currencyUnknown': 'هذه ليست عملة معروفة وفق ISO 4217',
  'request.gatewayRequired': 'يجب اختيار وسيلة دفع واحدة على الأقل.',
  'request.gatewayUnknown': 'لا توجد وسيلة دفع بهذا الرمز',
  'request.gatewayCurrency': 'لا تقبل أي من وسائل الدفع هذه عملة {currency}',
  'request.limits': 'الحد الأدنى والأعلى لا يتوافقان مع المبلغ',
  'request.delivery': 'رسوم التوصيل جزء من المبلغ',
  'request.notEditable': 'فقط عندما يكون has_editable_amount صحيحًا',
  'request.expiryInPast': 'مضى هذا الوقت',
  'request.expiryTooLate': 'خلال 366 يومًا من الآن على الأكثر',
  'request.email': 'أدخل بريدًا إلكترونيًا صحيحًا',
  'request.redirectOrigin': 'هذا العنوان ليس ضمن نطاقات إعادة التوجيه المسموحة للتاجر',
  'request.orderNoTaken': 'سبق استخدام رقم الطلب هذا',
  'request.unitUnknown': 'لا توجد وحدة بهذا الرمز',
  'request.referrerUnknown': 'لا يوجد تحقق من الرمز بهذا الاسم',
  'request.inFlight': 'يجري إنشاء هذا الطلب. أعد المحاولة بعد لحظات',
  'request.keyReused': 'استُخدم مفتاح Idempotency-Key هذا مع طلب آخر',
  'request.pluginNotFound': 'غير موجود',
}
