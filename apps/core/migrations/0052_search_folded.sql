-- Also without hyphens, apostrophes and invisible marks, and with Persian letters as the Arabic ones they are typed for.
create or replace function search_fold(text) returns text language sql immutable parallel safe as $$
  select translate(
    lower(regexp_replace(normalize(coalesce($1, ''), NFKD),
      '[\u00ad\u0300-\u036f\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u200b-\u200f\u2010-\u2015\u2018\u2019\u202a-\u202e\u2060-\u2069\u2212\u02bc\u02be\u02bf\ufe00-\ufe0f\ufeff''`-]',
      '', 'g')),
    'ٱىیةک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'اييهك01234567890123456789')
$$;
--> statement-breakpoint
update transaction_search set words = search_fold(words) where words <> search_fold(words);
--> statement-breakpoint
create function customer_found_by(name_en text, name_ar text, email text, phone text, second_phone text)
returns text language plpgsql immutable parallel safe as $$
begin
  return public.search_fold(concat_ws(' ', name_en, name_ar, email,
    regexp_replace(phone, '[^0-9]', '', 'g'), regexp_replace(second_phone, '[^0-9]', '', 'g')));
end
$$;
--> statement-breakpoint

-- As for transactions: without pg_trgm customers are found slowly, and an administrator may create this index later.
do $$
begin
  create index customer_search_words on customer
    using gin (customer_found_by(name_en, name_ar, email, phone, second_phone) gin_trgm_ops) with (gin_pending_list_limit = 256);
exception when undefined_object then
  raise warning 'searching customers is slow: this database has no extension pg_trgm (%)', sqlerrm;
end
$$;
