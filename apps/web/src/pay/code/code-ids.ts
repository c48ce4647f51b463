export const codeFieldId = 'code'
export const pairFieldId = 'pair'
