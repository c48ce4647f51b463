type Good = { en: string; ar: string; type: string }

/** What the demo sells, as its requests describe it. */
export const goods: readonly [Good, ...Good[]] = [
  { en: 'Gathering box, 24 guests', ar: 'صندوق التجمع، 24 ضيفًا', type: 'catering' },
  { en: 'Khalas dates, 2 kg', ar: 'تمر خلاص، 2 كجم', type: 'dates' },
  { en: 'Cardamom coffee set', ar: 'طقم قهوة بالهيل', type: 'coffee' },
  { en: 'Seaside breakfast for six', ar: 'فطور بحري لستة أشخاص', type: 'catering' },
  { en: 'Saffron cake', ar: 'كعكة الزعفران', type: 'sweets' },
  { en: 'Gift voucher', ar: 'قسيمة هدية', type: 'vouchers' },
  { en: 'Date maamoul, 30 pieces', ar: 'معمول التمر، 30 حبة', type: 'sweets' },
]

/** Names of the past's customers; numbered, so that there are as many as it takes. */
export const people: readonly [{ en: string; ar: string }, ...{ en: string; ar: string }[]] = [
  { en: 'Noura Al-Mutawa', ar: 'نورة المطوع' },
  { en: 'Faisal Al-Rashid', ar: 'فيصل الراشد' },
  { en: 'Dana Al-Khaled', ar: 'دانة الخالد' },
  { en: 'Ahmad Behbehani', ar: 'أحمد بهبهاني' },
  { en: 'Maryam Al-Sabti', ar: 'مريم السبتي' },
  { en: 'Khaled Al-Enezi', ar: 'خالد العنزي' },
  { en: 'Hessa Al-Ajmi', ar: 'حصة العجمي' },
  { en: 'Yousef Dashti', ar: 'يوسف دشتي' },
  { en: 'Layla Haddad', ar: 'ليلى حداد' },
  { en: 'José García', ar: 'خوسيه غارسيا' },
]
