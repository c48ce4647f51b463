-- Lists are searched by words.

-- One spelling for searching: no accents, tashkeel, tatweel, hyphens, apostrophes or invisible marks; Arabic and Persian
-- letters that people type for one another become one letter; digits of any script become 0 to 9.
create function search_fold(text) returns text language sql immutable parallel safe as $$
  select translate(
    lower(regexp_replace(normalize(coalesce($1, ''), NFKD),
      '[\u00ad\u0300-\u036f\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u200b-\u200f\u2010-\u2015\u2018\u2019\u202a-\u202e\u2060-\u2069\u2212\u02bc\u02be\u02bf\ufe00-\ufe0f\ufeff''`-]',
      '', 'g')),
    'ٱىیةک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'اييهك01234567890123456789')
$$;
--> statement-breakpoint

create function transaction_found_by(t payment_transaction) returns text language sql stable as $$
  select public.search_fold(concat_ws(' ', t.order_no, t.public_id, c.name_en, c.name_ar, c.email,
    regexp_replace(c.phone, '[^0-9]', '', 'g'), t.description_en, t.description_ar))
  from (values (1)) as one left join public.customer c on c.merchant_id = t.merchant_id and c.id = t.customer_id
$$;
--> statement-breakpoint

-- PL/pgSQL, because a function in SQL is planned again at every call: this saves a third of the time to store a transaction.
create function transaction_searched() returns trigger language plpgsql as $$
declare
  person record;
begin
  select c.name_en, c.name_ar, c.email, c.phone into person
  from public.customer c where c.merchant_id = new.merchant_id and c.id = new.customer_id;
  insert into public.transaction_search (transaction_id, merchant_id, words)
  values (new.id, new.merchant_id, public.search_fold(concat_ws(' ', new.order_no, new.public_id, person.name_en,
    person.name_ar, person.email, regexp_replace(person.phone, '[^0-9]', '', 'g'), new.description_en, new.description_ar)))
  on conflict (transaction_id) do update set words = excluded.words;
  return null;
end
$$;
--> statement-breakpoint
create trigger transaction_searched_new after insert on payment_transaction for each row execute function transaction_searched();
--> statement-breakpoint
create trigger transaction_searched after update of customer_id, order_no, description_en, description_ar on payment_transaction
  for each row when ((old.customer_id, old.order_no, old.description_en, old.description_ar)
    is distinct from (new.customer_id, new.order_no, new.description_en, new.description_ar))
  execute function transaction_searched();
--> statement-breakpoint

create function customer_searched() returns trigger language plpgsql as $$
begin
  update public.transaction_search s set words = public.transaction_found_by(t)
  from public.payment_transaction t
  where t.merchant_id = new.merchant_id and t.customer_id = new.id and s.transaction_id = t.id;
  return null;
end
$$;
--> statement-breakpoint
create trigger customer_searched after update of name_en, name_ar, email, phone on customer
  for each row when ((old.name_en, old.name_ar, old.email, old.phone) is distinct from (new.name_en, new.name_ar, new.email, new.phone))
  execute function customer_searched();
--> statement-breakpoint

-- Without pg_trgm the search works, but slowly. An administrator may create the extension and this index later.
do $$
begin
  create extension if not exists pg_trgm;
  create index transaction_search_words on transaction_search using gin (words gin_trgm_ops) with (gin_pending_list_limit = 256);
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise warning 'searching transactions by words is slow: this role may not create the extension pg_trgm (%)', sqlerrm;
end
$$;
--> statement-breakpoint

create function customer_found_by(name_en text, name_ar text, email text, phone text, second_phone text)
returns text language plpgsql immutable parallel safe as $$
begin
  return public.search_fold(concat_ws(' ', name_en, name_ar, email,
    regexp_replace(phone, '[^0-9]', '', 'g'), regexp_replace(second_phone, '[^0-9]', '', 'g')));
end
$$;
--> statement-breakpoint

-- The same for customers.
do $$
begin
  create index customer_search_words on customer
    using gin (customer_found_by(name_en, name_ar, email, phone, second_phone) gin_trgm_ops) with (gin_pending_list_limit = 256);
exception when undefined_object then
  raise warning 'searching customers is slow: this database has no extension pg_trgm (%)', sqlerrm;
end
$$;
