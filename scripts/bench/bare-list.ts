/** A page of the newest fifty rows with the names they are shown by, in one statement. */
export const bareList = {
  name: 'bare list',
  text: `select t.*, c.name_en, c.name_ar, c.email, c.phone, u.title_en, u.title_ar
    from payment_transaction t
    join unit u on u.merchant_id = t.merchant_id and u.key = t.unit_key
    left join customer c on c.merchant_id = t.merchant_id and c.id = t.customer_id
    where t.merchant_id + 0 = $1 and t.deleted_at is null
    order by t.created_at desc, t.id desc limit 50`,
  values: [1],
}
