/** S1 §3, in its order. Whatever else a gateway says stays with us. */
export const gatewayLabels = ['Post Date', 'Transaction ID', 'Auth Code', 'Reference ID', 'Payment ID']
