export const phoneStrings = { 'phone.country': 'Country code' }
