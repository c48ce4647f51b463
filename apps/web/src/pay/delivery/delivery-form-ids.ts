/** The delivery form and its fields, where an error summary leads. */
export const deliveryFormId = 'delivery-form'
export const deliveryFieldId = (field: string): string => `delivery-${field}`
