/** The amount field stands beside the bill, outside of the form it belongs to. */
export const payFormId = 'pay-form'
export const amountFieldId = 'pay-amount'
export const phoneFieldId = 'pay-phone'
